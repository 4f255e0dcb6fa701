/** A number of bytes in the largest unit that leaves at least one of it. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const
const STEP = 1000

export function bytesIn(locale: string, bytes: number): string {
  const place = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1)
  const unit = UNITS[place] ?? 'byte'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: place > 1 ? 1 : 0 })
  return format.format(bytes / STEP ** place)
}
