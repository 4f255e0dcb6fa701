/** A picture of how a game ended, made here: the drawing of the end, the outcome, and the numbers of the game. */

export interface Card {
  scene: SVGSVGElement
  title: string
  outcome: string
  numbers: string[]
  footer: string
  /** The drawing is higher than wide, such as that of a door. */
  isUpright?: boolean
  /** The curve of the game and the moments that moved it most, where they are known. */
  analysis?: { curve: SVGSVGElement; moments: string[] } | null
}

const WIDTH = 1200
const HEIGHT = 630
const SCENE = { width: 600, height: 300 }
const CURVE = { width: 340, height: 150 }
const EDGE = 48
const UPRIGHT = { width: 245, height: 315 }
const BESIDE = 2 * UPRIGHT.width + EDGE
const KEPT = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-color',
  'stop-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'display',
]

/** The drawing with its styles written into its attributes (pages may not set styles as text), so that it looks the same outside of the page. */
function portable(scene: SVGSVGElement, { width, height } = SCENE): string {
  const copy = scene.cloneNode(true) as SVGSVGElement
  const [from, to] = [scene.querySelectorAll('*'), copy.querySelectorAll('*')]
  from.forEach((element, place) => {
    const style = getComputedStyle(element)
    for (const name of KEPT) to[place]?.setAttribute(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width * 2))
  copy.setAttribute('height', String(height * 2))
  return new XMLSerializer().serializeToString(copy)
}

async function drawn(text: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** Wraps a text into lines that fit the width. */
export function broken(text: string, fits: (line: string) => boolean): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last !== undefined && !fits(longer) ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}

export async function picture(card: Card): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  const style = getComputedStyle(card.scene)
  brush.fillStyle = style.getPropertyValue('--ground') || '#171310'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  const scene = await drawn(portable(card.scene, card.isUpright ? UPRIGHT : SCENE))
  const pen = new Pen(brush, style)
  if (card.analysis)
    analysed(pen, card, scene, await drawn(portable(card.analysis.curve, CURVE)), card.analysis.moments)
  else if (card.isUpright) upright(pen, card, scene)
  else plain(pen, card, scene)
  pen.write(card.footer, { size: 22, x: card.analysis ? EDGE : card.isUpright ? BESIDE : 840, y: HEIGHT - 40 })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

interface TextPlace {
  size: number
  x: number
  y: number
}

/** Writes in the ink and the fonts of the page. */
class Pen {
  constructor(
    readonly brush: CanvasRenderingContext2D,
    private readonly style: CSSStyleDeclaration,
  ) {}

  write(text: string, { size, x, y }: TextPlace, isTitle = false): void {
    this.begin(size, isTitle)
    this.brush.fillText(text, x, y)
  }

  /** Draws at most `most` lines of this width and returns the position below them. */
  lines(text: string, { size, x, y }: TextPlace, width: number, most: number): number {
    this.begin(size)
    const found = broken(text, (line) => this.brush.measureText(line).width < width)
    const kept = found.slice(0, most)
    if (kept.length < found.length) kept[most - 1] += '\u2026'
    kept.forEach((line, place) => this.brush.fillText(line, x, y + place * size * 1.27))
    return y + kept.length * size * 1.27
  }

  private begin(size: number, isTitle = false): void {
    const family = this.style.getPropertyValue(isTitle ? '--font-title' : '--font-text')
    this.brush.fillStyle = this.style.getPropertyValue('--ink') || '#f4ebde'
    this.brush.font = `${isTitle ? 600 : 400} ${size}px ${family || (isTitle ? 'serif' : 'sans-serif')}`
  }
}

function plain(pen: Pen, { title, outcome, numbers }: Card, scene: CanvasImageSource): void {
  pen.brush.drawImage(scene, 0, 0, 800, 400)
  pen.write(title, { size: 44, x: EDGE, y: 470 }, true)
  pen.lines(outcome, { size: 30, x: EDGE, y: 522 }, WIDTH - 440, 3)
  numbers.slice(0, 7).forEach((line, place) => pen.write(line, { size: 30, x: 840, y: 90 + place * 46 }))
}

/** The drawing on the left, from top to bottom; everything else beside it. */
function upright(pen: Pen, { title, outcome, numbers }: Card, scene: CanvasImageSource): void {
  pen.brush.drawImage(scene, 0, 0, 2 * UPRIGHT.width, HEIGHT)
  const width = WIDTH - BESIDE - EDGE
  pen.write(title, { size: 50, x: BESIDE, y: 120 }, true)
  const below = pen.lines(outcome, { size: 38, x: BESIDE, y: 190 }, width, 2) + 40
  numbers.slice(0, 5).forEach((line, place) => pen.write(line, { size: 30, x: BESIDE, y: below + place * 46 }))
}

/** The end and the curve side by side, then how it ended, and the two moments that the marks on the curve stand for. */
function analysed(
  pen: Pen,
  { title, outcome }: Card,
  scene: CanvasImageSource,
  curve: CanvasImageSource,
  moments: string[],
): void {
  pen.brush.drawImage(scene, 0, 0, 560, 280)
  pen.brush.drawImage(curve, 584, 16, 580, 256)
  pen.write(title, { size: 40, x: EDGE, y: 340 }, true)
  let below = pen.lines(outcome, { size: 28, x: EDGE, y: 386 }, WIDTH - 2 * EDGE, 2) + 18
  for (const moment of moments) below = pen.lines(moment, { size: 22, x: EDGE, y: below }, WIDTH - 2 * EDGE, 2) + 8
}

/** Opens the share dialog of the device; without one, downloads the file. */
export async function hand(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  save(blob, name)
}

/** Downloads the file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
