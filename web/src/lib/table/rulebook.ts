/** The clauses of a game by chapter, and looking for words in them. */
import type { ClauseInfo } from '../../generated/protocol'
import type { Speech } from '../words/speech'

export interface Chapter {
  slug: string
  title: string
  clauses: { info: ClauseInfo; text: string }[]
}

export function chapters(clauses: ClauseInfo[], speech: Speech): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const info of clauses) {
    const slug = info.chapter
    const chapter = found.get(slug) ?? { slug, title: speech.t(`chapter-${slug}`), clauses: [] }
    chapter.clauses.push({ info, text: speech.t(info.id) })
    found.set(slug, chapter)
  }
  return [...found.values()]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Chapters with the clauses that hold every word looked for; an id counts as a word. */
export function searched(all: Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return all
  const holds = (text: string): boolean => words.every((word) => text.includes(word))
  return all
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ info, text }) => holds(plain(`${info.id} ${chapter.title} ${text}`))),
    }))
    .filter(({ clauses }) => clauses.length > 0)
}
