import { create } from 'qrcode'

export interface PosterParts {
  businessName: string
  /** What the code leads to. */
  url: string
  /** The SVG text of the picture above and of our mark. */
  scene: string
  mark: string
  /** The two faces as data addresses: a file on a printer's desk cannot ask us for them. */
  fonts: { display: string; text: string }
}

/** A5 in millimetres. */
const PAGE = { width: 148, height: 210 }
const MARGIN = 10
const INNER = PAGE.width - 2 * MARGIN
const PICTURE_HEIGHT = 82
const CODE = 56
const NAME_SIZES = [13, 11, 9.5, 8, 6.5]
const NAME_LINES = 2
/** A bold slab letter's mean width, in its own size. */
const LETTER = 0.6

/** A poster of a listing for the shop window, as one SVG document that needs nothing else. */
export function makePoster({ businessName, url, scene, mark, fonts }: PosterParts): string {
  const name = fitName(businessName)
  const nameTop = MARGIN + PICTURE_HEIGHT + 6
  const codeTop = PAGE.height - MARGIN - CODE - 12
  const codeLeft = (PAGE.width - CODE) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}">
<title>${escapeXml(businessName)} on CPT Recommends</title>
<style>
@font-face{font-family:"Poster Display";src:url(${fonts.display}) format("woff2");font-weight:400 700}
@font-face{font-family:"Poster Text";src:url(${fonts.text}) format("woff2");font-weight:400 700}
text{font-family:"Poster Text",sans-serif;text-anchor:middle;fill:#12304a}
.name{font-family:"Poster Display",Rockwell,Georgia,serif;font-weight:700;letter-spacing:-.02em}
</style>
<clipPath id="frame"><rect x="${MARGIN}" y="${MARGIN}" width="${INNER}" height="${PICTURE_HEIGHT}" rx="4"/></clipPath>
<rect width="${PAGE.width}" height="${PAGE.height}" fill="#fcf6ea"/>
<rect x="6" y="6" width="${PAGE.width - 12}" height="${PAGE.height - 12}" rx="7" fill="#fffdf7" stroke="#e7d3ae" stroke-width=".5"/>
<g clip-path="url(#frame)">${placeSvg(scene, { x: MARGIN, y: MARGIN, width: INNER, height: PICTURE_HEIGHT })}</g>
${name.lines.map((line, index) => `<text class="name" x="${PAGE.width / 2}" y="${nameTop + name.size * (0.85 + index * 1.08)}" font-size="${name.size}">${escapeXml(line)}</text>`).join('\n')}
${placeSvg(mark, { x: 37, y: codeTop - 13.4, width: 9, height: 9 })}
<text x="${PAGE.width / 2 + 6}" y="${codeTop - 6.8}" font-size="6" font-weight="650">Find us on CPT Recommends</text>
<path fill="#12304a" d="${codePath(url, codeLeft, codeTop)}"/>
<text x="${PAGE.width / 2}" y="${codeTop + CODE + 6}" font-size="4">Scan to see our hours, book and leave a review</text>
<text x="${PAGE.width / 2}" y="${codeTop + CODE + 11.5}" font-size="3.2" fill="#4b5f70" fill-opacity=".9">${escapeXml(url.replace(/^https?:\/\//, ''))}</text>
</svg>`
}

/** The largest size at which the name stands in two lines; a name beyond all is cut at a word. */
export function fitName(name: string): { size: number; lines: string[] } {
  for (const size of NAME_SIZES) {
    const lines = wrap(name, Math.floor(INNER / (size * LETTER)))
    if (lines.length <= NAME_LINES) return { size, lines }
  }
  const size = NAME_SIZES.at(-1) ?? 6
  const letters = Math.floor(INNER / (size * LETTER))
  const [first = '', second = ''] = wrap(name, letters)
  return { size, lines: [first, `${second.slice(0, letters - 1).trimEnd()}…`] }
}

function wrap(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word.length > letters ? `${word.slice(0, letters - 1)}…` : word)
  }
  return lines
}

/** The dark squares as one path, a rectangle for each run. Level Q survives a coffee ring. */
export function codePath(url: string, left: number, top: number): string {
  const { size, data } = create(url, { errorCorrectionLevel: 'Q' }).modules
  const cell = CODE / size
  const at = (value: number) => Number(value.toFixed(3))
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let run = 0
      while (column + run < size && data[row * size + column + run]) run += 1
      if (run === 0) continue
      path += `M${at(left + column * cell)} ${at(top + row * cell)}h${at(run * cell)}v${at(cell)}h${at(-run * cell)}z`
      column += run
    }
  }
  return path
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A drawing of ours inside another: its root gets a place. */
function placeSvg(svg: string, { x, y, width, height }: Box): string {
  return svg
    .replace(/^[\s\S]*?<svg/, '<svg')
    .replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    )
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
