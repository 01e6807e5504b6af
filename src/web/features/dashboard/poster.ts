import { qrPath } from '#web/lib/qr-path.ts'

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
const PICTURE_HEIGHT = 72
const NAME_MIDDLE = 98
const CODE = 54
const CODE_TOP = 130
/** As large as it can be in one line, else smaller in two. */
const NAME_FITS = [
  { size: 13, lines: 1 },
  { size: 11, lines: 1 },
  { size: 10, lines: 1 },
  { size: 10.5, lines: 2 },
  { size: 9, lines: 2 },
  { size: 7.5, lines: 2 },
  { size: 6.2, lines: 2 },
] as const
const LEADING = 1.1
/** A bold slab letter's mean width, in its own size. */
const LETTER = 0.64

/** A poster of a listing for the shop window, as one SVG document that needs nothing else. */
export function makePoster({ businessName, url, scene, mark, fonts }: PosterParts): string {
  const middle = PAGE.width / 2
  const { size, lines } = fitName(businessName)
  // 0.7 of a letter's size is the height of a capital.
  const firstLine = NAME_MIDDLE + size * (0.35 - ((lines.length - 1) * LEADING) / 2)
  // Level Q survives a coffee ring.
  const code = qrPath(url, { size: CODE, left: middle - CODE / 2, top: CODE_TOP, level: 'Q' })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}">
<title>${escapeXml(businessName)} on CPT Recommends</title>
<style>
@font-face{font-family:"Poster Display";src:url(${fonts.display}) format("woff2");font-weight:400 700}
@font-face{font-family:"Poster Text";src:url(${fonts.text}) format("woff2");font-weight:400 700}
text{font-family:"Poster Text",sans-serif;text-anchor:middle;fill:#12304a}
.name{font-family:"Poster Display",Rockwell,Georgia,serif;font-weight:700;letter-spacing:-.02em}
.soft{fill:#4b5f70}
</style>
<clipPath id="frame"><rect x="${MARGIN}" y="${MARGIN}" width="${INNER}" height="${PICTURE_HEIGHT}" rx="4"/></clipPath>
<rect width="${PAGE.width}" height="${PAGE.height}" fill="#fcf6ea"/>
<rect x="6" y="6" width="${PAGE.width - 12}" height="${PAGE.height - 12}" rx="7" fill="#fffdf7" stroke="#e7d3ae" stroke-width=".5"/>
<g clip-path="url(#frame)">${placeSvg(scene, { x: MARGIN, y: MARGIN, width: INNER, height: PICTURE_HEIGHT })}</g>
${lines.map((line, index) => `<text class="name" x="${middle}" y="${firstLine + index * size * LEADING}" font-size="${size}">${escapeXml(line)}</text>`).join('\n')}
${placeSvg(mark, { x: 28, y: CODE_TOP - 14, width: 9, height: 9 })}
<text x="${middle + 6}" y="${CODE_TOP - 7.6}" font-size="6" font-weight="650" textLength="78">Find us on CPT Recommends</text>
<path fill="#12304a" d="${code}"/>
<text x="${middle}" y="${CODE_TOP + CODE + 7}" font-size="4">Scan to see our hours, book and leave a review</text>
<text class="soft" x="${middle}" y="${CODE_TOP + CODE + 13}" font-size="3.2">${escapeXml(url.replace(/^https?:\/\//, ''))}</text>
</svg>`
}

/** A name beyond all sizes is cut. */
export function fitName(name: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of NAME_FITS) {
    const lines = wrap(name, lettersAt(size))
    if (lines && lines.length <= most) return { size, lines }
  }
  const { size } = NAME_FITS[6]
  const letters = lettersAt(size)
  const [first = '', second] = wrap(name, letters, true) ?? []
  const cut = (line: string) => `${line.slice(0, letters - 1).trimEnd()}…`
  return { size, lines: second === undefined ? [cut(first)] : [first, cut(second)] }
}

function lettersAt(size: number): number {
  return Math.floor(INNER / (size * LETTER))
}

/** Null where a single word is longer than the line, unless it may be. */
function wrap(text: string, letters: number, mayOverflow = false): string[] | null {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (word.length > letters && !mayOverflow) return null
    const longer = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
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
