import { qrPath } from '#web/lib/qr-path.ts'

export interface PosterParts {
  businessName: string
  /** The target of the QR code. */
  url: string
  /** The SVG text of the picture above and of our logo. */
  scene: string
  mark: string
}

/** A line of the poster, centred on x; in millimetres. */
export interface PosterLine {
  text: string
  x: number
  /** The baseline. */
  y: number
  size: number
  face: 'display' | 'text'
  colour: string
  weight: number
}

/** A5 in millimetres. */
export const POSTER_PAGE = { width: 148, height: 210 }
const MARGIN = 10
const INNER = POSTER_PAGE.width - 2 * MARGIN
const PICTURE_HEIGHT = 72
const NAME_MIDDLE = 98
const CODE = 54
const CODE_TOP = 130
/** As large as fits one line, otherwise smaller in two. */
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
/** The mean width of a bold slab letter, relative to the font size. */
const LETTER = 0.64

const INK = '#12304a'
const SOFT_INK = '#4b5f70'

/** The caller renders the lines: the browser as text, the server as images of text. */
export function posterLines({ businessName, url }: Pick<PosterParts, 'businessName' | 'url'>) {
  const middle = POSTER_PAGE.width / 2
  const { size, lines } = fitName(businessName)
  // The cap height is 0.7 of the font size.
  const first = NAME_MIDDLE + size * (0.35 - ((lines.length - 1) * LEADING) / 2)
  const small = { x: middle, face: 'text', colour: INK, weight: 400 } as const
  const foot = CODE_TOP + CODE
  return [
    ...lines.map((text, index) => ({
      ...small,
      text,
      y: first + index * size * LEADING,
      size,
      face: 'display' as const,
      weight: 700,
    })),
    {
      ...small,
      text: 'Find us on CPT Recommends',
      x: middle + 6,
      y: CODE_TOP - 7.6,
      size: 6,
      weight: 650,
    },
    { ...small, text: 'Scan to see our hours, book and leave a review', y: foot + 7, size: 4 },
    { ...small, text: url.replace(/^https?:\/\//, ''), y: foot + 13, size: 3.2, colour: SOFT_INK },
  ] satisfies PosterLine[]
}

/**
 * A poster of a listing for the shop window. `lines` are the rendered posterLines; `perMm` is the resolution
 * of a raster poster in points per millimetre.
 */
export function drawPoster(
  { businessName, url, scene, mark }: PosterParts,
  lines: string,
  perMm?: number,
): string {
  const { width, height } = POSTER_PAGE
  const size = (mm: number) => (perMm === undefined ? `${mm}mm` : Math.round(mm * perMm))
  const left = width / 2 - CODE / 2
  // Error correction level Q survives a coffee stain.
  const code = qrPath(url, { size: CODE, left, top: CODE_TOP, level: 'Q' })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size(width)}" height="${size(height)}" viewBox="0 0 ${width} ${height}">
<title>${escapeXml(businessName)} on CPT Recommends</title>
<clipPath id="frame"><rect x="${MARGIN}" y="${MARGIN}" width="${INNER}" height="${PICTURE_HEIGHT}" rx="4"/></clipPath>
<rect width="${width}" height="${height}" fill="#fcf6ea"/>
<rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="7" fill="#fffdf7" stroke="#e7d3ae" stroke-width=".5"/>
<g clip-path="url(#frame)">${placeSvg(scene, { x: MARGIN, y: MARGIN, width: INNER, height: PICTURE_HEIGHT })}</g>
${placeSvg(mark, { x: 28, y: CODE_TOP - 14, width: 9, height: 9 })}
<path fill="${INK}" d="${code}"/>
${lines}
</svg>`
}

/** A name too long for all sizes is truncated. */
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

/** Null if a single word is longer than the line, unless that is allowed. */
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

/** Nests one of our drawings: its root gets a position. */
function placeSvg(svg: string, { x, y, width, height }: Box): string {
  return svg
    .replace(/^[\s\S]*?<svg/, '<svg')
    .replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    )
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
