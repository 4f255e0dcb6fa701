/** A guided first game: frames that the real rules played, shown one by one; a person gives the answers. */
import type { LogLine, Preview, Question } from '../../generated/protocol'
import type { TableState } from './reducer'

export interface LessonFrame {
  /** Its text: `lesson-<id>`. */
  id: string
  seat: number
  view: Record<string, unknown>
  questions: Question[]
  fresh: LogLine[]
  previews: Preview[]
  /** The answer that leads on; null where a scene is over. */
  wanted: unknown
  /** Other answers that lead on as well, with the frames that follow them in this scene. */
  branches?: { option: unknown; frames: LessonFrame[] }[]
  /** Any words lead on here, except those that contain one of these. */
  never?: string[]
}

const lessons = import.meta.glob<LessonFrame[]>('../../games/*/lesson/lesson.json', { import: 'default' })

export const hasLesson = (folder: string): boolean => `../../games/${folder}/lesson/lesson.json` in lessons

export async function lessonOf(folder: string): Promise<LessonFrame[]> {
  return (await lessons[`../../games/${folder}/lesson/lesson.json`]?.()) ?? []
}

/** A scene begins where the one before it is over: nothing is played in between. */
export const beginsScene = (frames: readonly LessonFrame[], at: number): boolean =>
  at === 0 || frames[at - 1]?.wanted === null

/** The table of a frame, with everything that was told since its scene began. */
export function stateOf(frames: readonly LessonFrame[], at: number): TableState {
  const frame = frames[at]!
  const begins = frames.findLastIndex((_, place) => place <= at && beginsScene(frames, place))
  return {
    table: { seats: [], is_paused: false } as unknown as TableState['table'],
    points: [
      {
        seat: frame.seat,
        view: frame.view as never,
        questions: frame.questions,
        can_undo: false,
        can_ask_undo: false,
        channels: [],
      },
    ],
    thinking: [frame.seat],
    log: frames.slice(begins, at + 1).flatMap(({ fresh }) => fresh),
    chat: [],
    markers: [],
    undo: null,
    ending: null,
    clocks: [],
    fresh: frame.fresh.length > 0 ? frame.fresh : [],
  }
}
