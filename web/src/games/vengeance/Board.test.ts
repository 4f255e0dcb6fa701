import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Question } from '../../generated/protocol'
import { propsOf, type Fixture } from '../../lib/board/samples'
import type { BoardProps } from '../../lib/table/board'
import { bundleOf, Speech } from '../../lib/words/speech'
import Board from './Board.svelte'
import action from './fixtures/action.json'
import aim from './fixtures/aim.json'
import combat from './fixtures/combat.json'
import components from './fixtures/components.json'
import flashback from './fixtures/flashback.json'
import hero from './fixtures/hero.json'
import move from './fixtures/move.json'
import ready from './fixtures/ready.json'
import scored from './fixtures/scored.json'
import { GAME_WORDS } from './fixtures/words'
import { asView, signed } from './model'
import game from './index'
import en from './words/en.ftl?raw'
import fr from './words/fr.ftl?raw'

const speech = new Speech('en', bundleOf('en', [GAME_WORDS.en, en]), ['Ada', 'Ben', 'Chiara', 'Dimitri'])
const french = new Speech('fr', bundleOf('fr', [GAME_WORDS.fr, fr]), ['Ada', 'Ben', 'Chiara', 'Dimitri'])

function show(fixture: Fixture, more: Partial<BoardProps> = {}) {
  const props = propsOf(fixture, components, speech, more)
  return { props, ...render(Board, { props }) }
}

/** The position before the first roll with other dice in hand, and these orders on offer. */
function rolling(hand: number[], ...options: object[]): Fixture {
  const { view, seat, questions } = structuredClone(ready) as unknown as Fixture & { questions: Question[] }
  const me = asView(view as Record<string, unknown>).players[seat]!
  Object.assign(me, { hand, standing: 'rolling', hand_limit: 4 })
  const choices = options.map((option) => ({ option, phrase: { key: 'option-stop', facts: {} } }))
  return { view, seat, questions: [{ ...questions[0]!, choices }] }
}

const press = (key: string) => fireEvent.keyDown(window, { key })
const chosen = (props: BoardProps, place: number) => [props.questions[0], props.questions[0]!.choices[place]]
const assign = (dice: number[], skill = 1) => ({ type: 'assign', skill, dice, release: false, take: 0 })

describe('the time that is left', () => {
  const asked = { question: 'close_reserve', name: 'close_reserve', seats: [] }
  const clock = { ...asked, after_ms: 90_000, left_ms: 42_000, is_running: false, endsAt: 0 }

  it('is shown once, with what it is about', () => {
    show(ready, { clocks: [clock, { ...clock, question: 'await_dice' }] })
    expect(screen.getAllByRole('timer').map((timer) => timer.getAttribute('aria-label'))).toEqual([
      'The Reserve closes: 42 seconds left',
    ])
    expect([clock, { ...clock, question: 'await_dice' }].map((one) => game.showsClock?.(one))).toEqual([true, false])
  })
})

describe('dice of a real table', () => {
  it('are entered face by face, and sent when all are there', async () => {
    const { view, seat, questions } = rolling(
      [6, 6],
      { type: 'show_faces', faces: [0, 0] },
      { type: 'show_faces', faces: [0, 1] },
    )
    const { props } = show({
      view,
      seat,
      questions: (questions as Question[]).map((asked) => ({ ...asked, is_draw: true })),
    })
    await fireEvent.click(screen.getByRole('button', { name: '1 fist' }))
    await fireEvent.click(screen.getByRole('button', { name: '1 run' }))
    expect(props.answer).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Enter these 2 dice' }))
    expect(props.answer).toHaveBeenCalledWith(...chosen(props, 1))
  })
})

describe('the Roll phase', () => {
  it('says of a skill that a drawback forbids why it is closed', () => {
    const { view, seat, questions } = structuredClone(ready) as unknown as Fixture
    const me = asView(view as Record<string, unknown>).players[seat]!
    me.hero = components.heroes.findIndex(({ trait }) => trait === 'never_guns')
    const fire = components.board.skill.findIndex(({ id }) => id === 'FIRE')
    me.skills.find(({ id }) => id === fire)!.needs = []
    const { container } = show({ view, seat, questions })
    const closed = container.querySelector(`.skills .closed[data-skill="${fire}"]`)
    expect(closed?.getAttribute('title')).toBe('No Fire and no Shoot action, ever')
  })

  it('rolls the whole hand with the space bar', async () => {
    const { props } = show(ready)
    await press(' ')
    expect(props.answer).toHaveBeenCalledWith(...chosen(props, 0))
  })

  it('rolls only what is not kept', async () => {
    const fixture = rolling(
      [0, 1],
      { type: 'roll', dice: [0] },
      { type: 'roll', dice: [1] },
      { type: 'roll', dice: [0, 1] },
    )
    const { props } = show(fixture)
    await press('x')
    await press(' ')
    expect(props.answer).toHaveBeenCalledWith(...chosen(props, 1))
  })

  it('does not keep a locked wound, and rolls nothing that is not offered', async () => {
    const { props, container } = show(rolling([4], { type: 'stop' }))
    await press('x')
    await press(' ')
    expect(props.answer).not.toHaveBeenCalled()
    expect(container.querySelector('.die.kept')).toBeNull()
  })

  it('shows those dice tumble that were thrown, once', async () => {
    const fixture = rolling([0, 1, 3], { type: 'roll', dice: [0] }, { type: 'roll', dice: [0, 3] })
    const { container, rerender, props } = show(fixture, { motion: 'full' })
    await press('c')
    await press(' ')
    const rolled = rolling([1, 2, 2], { type: 'roll', dice: [1] })
    const event = { type: 'dice_rolled', seat: fixture.seat, faces: [2, 2] }
    const fresh = [{ step: 1, event, phrase: { key: '', facts: {} }, clauses: [], seats: null }]
    await rerender({ ...props, questions: [], view: rolled.view as Record<string, unknown>, fresh })
    await rerender({ questions: rolled.questions as Question[] })
    const faces = [...container.querySelectorAll('.hand [data-face]')].map((die) => die.getAttribute('data-face'))
    expect(faces).toEqual(['2', '1', '2'])
    expect(container.querySelectorAll('.hand .rolling')).toHaveLength(2)
  })

  it('lays a group by a tap on the skill, or by its key', async () => {
    const { props, container } = show(rolling([1, 1, 1], assign([1, 1, 1])))
    await fireEvent.click(container.querySelector('[data-skill="1"]')!)
    await press('d')
    expect(props.answer).toHaveBeenCalledTimes(2)
    expect(props.answer).toHaveBeenLastCalledWith(...chosen(props, 0))
  })

  it('asks which dice to lay where there are several ways, unless kept dice say so', async () => {
    const fixture = rolling([1, 1, 1, 2], assign([1, 1, 1]), assign([1, 1, 2]), { type: 'roll', dice: [2] })
    const { props, container } = show(fixture)
    await press('d')
    expect(props.answer).not.toHaveBeenCalled()
    await fireEvent.click(container.querySelectorAll('.chooser .answer')[0]!)
    expect(props.answer).toHaveBeenLastCalledWith(...chosen(props, 0))
    await press('b')
    await press('d')
    expect(props.answer).toHaveBeenLastCalledWith(...chosen(props, 1))
  })

  it('keeps asking while others go on, and no longer than all of it is offered', async () => {
    const dice = [1, 1, 1, 2]
    const { container, rerender } = show(rolling(dice, assign([1, 1, 1]), assign([1, 1, 2])))
    await press('d')
    const { view, questions } = rolling(dice, assign([1, 1, 1]), assign([1, 1, 2]))
    await rerender({ view: view as Record<string, unknown>, questions: questions as Question[] })
    expect(container.querySelectorAll('.chooser .answer')).toHaveLength(2)
    await rerender({ questions: rolling(dice, assign([1, 1, 1])).questions as Question[] })
    expect(container.querySelector('.chooser')).toBeNull()
  })

  it('says which clause is in the way of a skill', async () => {
    const { props } = show(rolling([0], { type: 'stop' }), { whyNot: vi.fn(async () => ['VNG-ASG2']) })
    await press('d')
    await fireEvent.click(await screen.findByText('Rule'))
    expect(props.showClause).toHaveBeenCalledWith('VNG-ASG2')
    expect(props.answer).not.toHaveBeenCalled()
  })

  it('stops only when asked twice', async () => {
    const { props } = show(rolling([0], { type: 'stop' }))
    await press('o')
    expect(props.answer).not.toHaveBeenCalled()
    await press('o')
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('keeps a press that comes while an answer is under way, and gives it next', async () => {
    const { view, seat, questions } = rolling([0, 0], { type: 'roll', dice: [0, 0] })
    const { props, rerender } = show({ view, seat, questions: [] })
    await press(' ')
    expect(props.answer).not.toHaveBeenCalled()
    await rerender({ questions: questions as Question[] })
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('leaves keys alone where somebody writes', async () => {
    const { props } = show(ready)
    const field = document.body.appendChild(document.createElement('input'))
    await fireEvent.keyDown(field, { key: ' ' })
    field.remove()
    expect(props.answer).not.toHaveBeenCalled()
  })
})

describe('Combat', () => {
  it('begins a use from the planner', async () => {
    const { props, container } = show(combat)
    await fireEvent.click(container.querySelector('.planner .offered')!)
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('warns of a use that would break off, in both languages', () => {
    for (const [{ t, say }, warning] of [
      [speech, /^(Ends before|Not possible now)/],
      [french, /^(S’arrête avant|Impossible)/],
    ] as const) {
      const { container, unmount } = show(combat, { t, say })
      const warned = container.querySelector('.planner .cut')!
      expect(warned.textContent).toMatch(warning)
      const heard = warned.closest('button')!.querySelector('.visually-hidden')!.textContent!
      expect(heard.toLowerCase()).toContain(warned.textContent!.toLowerCase())
      expect(warned.closest('button')!.querySelectorAll('.lost').length).toBeGreaterThan(0)
      unmount()
    }
  })

  it('moves to the room that is touched, and from the keyboard', async () => {
    const { props, container } = show(move)
    const rooms = container.querySelectorAll('.room.offered')
    expect(rooms).toHaveLength(props.questions[0]!.choices.length)
    await fireEvent.click(rooms[0]!)
    await fireEvent.keyDown(rooms[1]!, { key: 'Enter' })
    expect(props.answer).toHaveBeenCalledTimes(2)
  })

  it('asks who is meant in a room with several targets on a small screen', async () => {
    const { props, container } = show(aim)
    const crowded = [...container.querySelectorAll('.room.offered')].find(
      (room) => room.querySelectorAll('.aimed').length > 1,
    )
    await fireEvent.click(crowded!.querySelector('.aimed')!)
    const answers = container.querySelectorAll('.chooser .answer')
    expect(answers.length).toBeGreaterThan(1)
    await fireEvent.click(answers[1]!)
    expect(props.answer).toHaveBeenCalledOnce()
  })
})

describe('the other phases', () => {
  it('chooses a hero', async () => {
    const { props, container } = show(hero)
    await fireEvent.click(container.querySelectorAll('.setup button')[1]!)
    expect(props.answer).toHaveBeenCalledWith(...chosen(props, 1))
  })

  it('uses a Flashback die', async () => {
    const { props, container } = show(flashback)
    await fireEvent.click(container.querySelector('.source.offered')!)
    expect(props.answer).toHaveBeenCalledOnce()
  })

  it('adds up the score line by line, with the clause of each', async () => {
    const { props, container } = show({ ...scored, questions: [] })
    const total = asView(props.view).players.map(({ score }) => signed(score!.total))
    expect([...container.querySelectorAll('.total td')].map((cell) => cell.textContent!.match(/−?\d+/)![0])).toEqual(
      total,
    )
    await fireEvent.click(screen.getByRole('button', { name: /VNG-SCO8/ }))
    expect(props.showClause).toHaveBeenCalledWith('VNG-SCO8')
  })

  it('counts the tick that is asked about', () => {
    const { view, seat, questions } = structuredClone(ready) as unknown as Fixture
    const ticking = asView(view as Record<string, unknown>)
    Object.assign(ticking, { tick: 4, options: { ...ticking.options, pace: 'ticks' } })
    const { container } = show({ view, seat, questions })
    expect(container.querySelector('header .tick')!.textContent).toBe('Tick 5')
  })

  it('speaks of tiles in the Flashback only where tiles can be tapped', () => {
    const [asked] = structuredClone(action.questions) as unknown as Question[]
    const plain = asked!.choices.filter(({ option }) => (option as { type: string }).type === 'skip_action')
    const { container } = show({ ...action, questions: [{ ...asked!, choices: plain }] })
    expect(container.querySelectorAll('.flashback .act')).toHaveLength(1)
    expect(container.querySelector('.flashback .help')).toBeNull()
  })

  it('does not tell anybody to look at a lair before there is one', () => {
    const isSaid = (phase: string) =>
      game.firstTurn!.find((step) => step.when({ view: { ...ready.view, phase }, questions: [] }))?.key
    expect([isSaid('setup'), isSaid('fight')]).toEqual([undefined, 'guide-wait'])
  })

  it('does not call others busy while everybody waits for the first roll', () => {
    const isSaid = (standing: string) => {
      const players = ready.view.players.map((player) => ({ ...player, standing }))
      const view = { ...ready.view, phase: 'roll', players }
      return game.firstTurn!.find((step) => step.when({ view, questions: [] }))?.key
    }
    expect([isSaid('ready'), isSaid('rolling')]).toEqual([undefined, 'guide-wait'])
  })

  it('does not speak of others to somebody who plays alone', () => {
    const alone = { ...ready.view, players: [ready.view.players[0]], phase: 'roll' }
    const isSaid = (questions: Question[]) => game.firstTurn!.find((step) => step.when({ view: alone, questions }))?.key
    expect(isSaid([])).toBeUndefined()
  })

  it('names the Resolution of heroes who have fought', () => {
    const { view, seat, questions } = structuredClone(combat) as unknown as Fixture
    asView(view as Record<string, unknown>).players[seat]!.stage = 'resolution'
    const { container } = show({ view, seat, questions })
    expect(container.querySelector('header')!.textContent).toContain('Resolution')
  })

  it('comes to rest when the game is over: the score in sight, no room in the light', async () => {
    const considered = (move.questions as unknown as Question[])[0]!.choices[0]!
    const { container, rerender } = show(move, { considered })
    expect(container.querySelectorAll('.room.considered')).toHaveLength(1)
    const body = container.querySelector('.body')!
    body.scrollTop = 120
    await rerender({ view: scored.view, questions: [], isOver: true })
    expect(container.querySelectorAll('.room.considered')).toHaveLength(0)
    expect(body.scrollTop).toBe(0)
  })

  it('shows a spectator a board without a hand', () => {
    const { container } = show({ ...ready, questions: [] }, { mySeat: null })
    expect(container.querySelector('.hand')).toBeNull()
    expect(container.querySelectorAll('.room').length).toBeGreaterThan(5)
  })
})

describe('what is heard', () => {
  it('names every room and every tile, in both languages', () => {
    for (const { t, say } of [speech, french]) {
      const { container, unmount } = show(combat, { t, say })
      for (const one of container.querySelectorAll('[aria-label]')) {
        expect(one.getAttribute('aria-label')).not.toMatch(/^$|board-|room-|skill-|item-|\{/)
      }
      unmount()
    }
  })
})
