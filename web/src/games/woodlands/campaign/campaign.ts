/** What a table that plays the campaign knows besides its chapter. */
export interface Campaign {
  /** The chapter that is played: 1 to 5, 6 once all are won. */
  chapter: number
  heroes: { hero: number; loot: number[]; powers: number }[]
  /** The kinds of Monster that are Enraged from now on. */
  enraged: number[]
}
