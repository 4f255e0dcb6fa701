/** A picture of how a game ended, made here: the drawing of the end, the outcome, and the numbers of the game. */

export interface Card {
  scene: SVGSVGElement
  title: string
  outcome: string
  numbers: string[]
  footer: string
}

const WIDTH = 1200
const HEIGHT = 630
const SCENE = { width: 600, height: 300 }
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
function portable(scene: SVGSVGElement): string {
  const copy = scene.cloneNode(true) as SVGSVGElement
  const [from, to] = [scene.querySelectorAll('*'), copy.querySelectorAll('*')]
  from.forEach((element, place) => {
    const style = getComputedStyle(element)
    for (const name of KEPT) to[place]?.setAttribute(name, style.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(SCENE.width * 2))
  copy.setAttribute('height', String(SCENE.height * 2))
  return new XMLSerializer().serializeToString(copy)
}

async function drawn(text: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  return image
}

/** As many lines as the width needs. */
export function broken(text: string, fits: (line: string) => boolean): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last !== undefined && !fits(longer) ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}

export async function picture({ scene, title, outcome, numbers, footer }: Card): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const brush = canvas.getContext('2d')
  if (!brush) return null
  const style = getComputedStyle(scene)
  const [ground, ink] = [style.getPropertyValue('--ground'), style.getPropertyValue('--ink')]
  brush.fillStyle = ground || '#171310'
  brush.fillRect(0, 0, WIDTH, HEIGHT)
  brush.drawImage(await drawn(portable(scene)), 0, 0, 800, 400)
  brush.fillStyle = ink || '#f4ebde'
  brush.font = `600 44px ${style.getPropertyValue('--font-title') || 'serif'}`
  brush.fillText(title, 48, 470)
  brush.font = `400 30px ${style.getPropertyValue('--font-text') || 'sans-serif'}`
  const lines = broken(outcome, (line) => brush.measureText(line).width < WIDTH - 440)
  lines.slice(0, 3).forEach((line, place) => brush.fillText(line, 48, 522 + place * 38))
  numbers.slice(0, 7).forEach((line, place) => brush.fillText(line, 840, 90 + place * 46))
  brush.font = `400 22px ${style.getPropertyValue('--font-text') || 'sans-serif'}`
  brush.fillText(footer, 840, HEIGHT - 40)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** To whatever the device shares with, or into a file. */
export async function hand(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined)
    return
  }
  save(blob, name)
}

/** Into a file. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
