/** How dates and times are written: as where the reader lives, if their language is the one that is spoken here. */
export const localeOf = (language: string, spoken: readonly string[] = navigator.languages): string =>
  spoken.find((tag) => tag.split('-')[0] === language) ?? language
