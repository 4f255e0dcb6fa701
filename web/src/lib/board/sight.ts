/**
 * Scrolls the areas around an element just enough that it is in sight; areas that do not scroll stay as they are. Parts
 * that stick to an edge of an area are marked with `data-sticks="top"` or `"bottom"`: nothing is brought behind them.
 */
export function bringIntoSight(element: Element | null | undefined, room = 8): void {
  if (!element) return
  for (let area = element.parentElement; area; area = area.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(area)
    const inner = element.getBoundingClientRect()
    if (scrolls(overflowY)) {
      const [top, bottom] = clearOf(area, element)
      area.scrollTop += way(inner.top - room, inner.bottom + room, top, bottom)
    }
    if (scrolls(overflowX)) {
      const { left, right } = area.getBoundingClientRect()
      area.scrollLeft += way(inner.left - room, inner.right + room, left, right)
    }
  }
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'

/** The part of an area that is not covered by sticky elements. */
function clearOf(area: Element, element: Element): [number, number] {
  let { top, bottom } = area.getBoundingClientRect()
  for (const part of area.querySelectorAll<HTMLElement>('[data-sticks]')) {
    const covered = part.getBoundingClientRect()
    if (part.contains(element) || getComputedStyle(part).position !== 'sticky') continue
    if (part.dataset.sticks === 'top') top = Math.max(top, covered.bottom)
    else bottom = Math.min(bottom, covered.top)
  }
  return [top, bottom]
}

/** How far to scroll; where something is larger than the area, its beginning is shown. */
function way(start: number, end: number, from: number, to: number): number {
  if (start < from || end - start > to - from) return start - from
  return Math.max(0, end - to)
}
