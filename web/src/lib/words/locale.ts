/** The locale for dates and times: the browser's region if its language is the chosen one. */
export const localeOf = (language: string, spoken: readonly string[] = navigator.languages): string =>
  spoken.find((tag) => tag.split('-')[0] === language) ?? language
