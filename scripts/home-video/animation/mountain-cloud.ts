import { run, scatter, swing } from './cycle.ts'
import { create, layer } from './scene.ts'

type Line = readonly (readonly [x: number, y: number])[]

/** Where the cloud lies on the mountain, from Devil's Peak saddle to the cableway side. */
const crest: Line = [
  [618, 528],
  [648, 460],
  [676, 420],
  [704, 404],
  [764, 396],
  [840, 397],
  [926, 390],
  [1012, 389],
  [1080, 394],
  [1152, 393],
  [1212, 398],
  [1262, 402],
  [1330, 408],
]

/** How far down the face it comes before it is gone: deepest in the saddle and in the gorge. */
const reach: Line = [
  [618, 86],
  [660, 132],
  [700, 104],
  [760, 84],
  [816, 72],
  [880, 84],
  [940, 70],
  [1000, 66],
  [1062, 132],
  [1110, 62],
  [1180, 54],
  [1260, 36],
  [1330, 16],
]

function at(line: Line, x: number): number {
  const next = line.findIndex(([px]) => px >= x)
  const [x2, y2] = line[next] ?? line[line.length - 1] ?? [x, 0]
  const [x1, y1] = line[next - 1] ?? [x2, y2]
  return x2 === x1 ? y2 : y1 + ((x - x1) / (x2 - x1)) * (y2 - y1)
}

const WEST = 622
const EAST = 1326
/** East of here the cloth is too thin to fall. */
const LAST_LOBE = 1270
const INKS = { shade: '#bcd5d8', body: '#fffdf7', fold: '#d5e5e3' } as const

/** Thick over the middle, thin at both ends. */
const thickness = (x: number): number =>
  Math.min(1, (x - WEST + 26) / 70, (EAST - x + 20) / 260) ** 0.7

interface Lobe {
  x: number
  cycles: number
  phase: number
  size: number
  fold: boolean
}

/** A lobe swells over the edge, slides down the face, thins to a wisp and is gone. */
function lobes(): Lobe[] {
  const made: Lobe[] = []
  for (let x = WEST; x < LAST_LOBE; x += 19) {
    for (let k = 0; k < 4; k += 1) {
      const i = made.length
      made.push({
        x: x + (scatter(i * 3 + 1) - 0.5) * 16,
        cycles: i % 3 === 0 ? 3 : 2,
        phase: k / 4 + scatter(i) * 0.22,
        size: 16 + scatter(i * 7 + 2) * 11,
        fold: i % 7 === 0,
      })
    }
  }
  return made
}

interface Blob {
  x: number
  y: number
  rx: number
  ry: number
}

function fall({ x, cycles, phase, size }: Lobe, t: number): Blob {
  const u = run(t, cycles, phase)
  const depth = at(reach, x)
  const slide = u ** 1.35
  const swell = Math.min(1, 0.72 + u * 1.4)
  const thin = u < 0.42 ? 1 : Math.cos(((u - 0.42) / 0.58) * (Math.PI / 2)) ** 0.9
  const r = size * swell * thickness(x)
  const saddle = x < 700 ? (700 - x) / 80 : 0
  return {
    x: x - slide * (10 + 26 * saddle) + 2 * swing(t, 2, x / 300),
    y: at(crest, x) + 6 + slide * depth,
    rx: r * (0.35 + 0.65 * thin) * (1 + 0.5 * slide * thin),
    ry: r * thin * (1 - 0.35 * slide),
  }
}

/** The upper edge: puffs that roll along the top, each taking its neighbour's place by the end. */
function puffs(t: number): Blob[] {
  const step = 46
  const made: Blob[] = []
  for (let i = 0; i * step < EAST - WEST + step; i += 1) {
    const x = EAST - (i + run(t, 1)) * step
    // Each puff grows out of nothing in the east and goes back to it in the west.
    const grown = Math.max(0, Math.min(1, (EAST - x) / (2 * step), (x - WEST) / step))
    const wide = thickness(x) * (24 + 5 * Math.sin(x / 61))
    made.push({
      x,
      y: at(crest, x) + 4 - wide * 0.12,
      rx: Math.max(wide * 1.12, step * 0.7) * grown,
      ry: wide * 0.86 * grown,
    })
  }
  return made
}

const blob = ({ x, y, rx, ry }: Blob): string =>
  rx < 0.6 || ry < 0.4
    ? ''
    : `M${(x - rx).toFixed(1)} ${y.toFixed(1)}a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 1 ${(2 * rx).toFixed(1)} 0a${rx.toFixed(1)} ${ry.toFixed(1)} 0 1 1 ${(-2 * rx).toFixed(1)} 0z`

/** A soft fold inside a lobe: the part of its upper left that the light does not reach. */
const fold = ({ x, y, rx, ry }: Blob): string =>
  rx < 9
    ? ''
    : `M${(x - rx * 1.6).toFixed(1)} ${(y + 3).toFixed(1)}q${(rx * 1.5).toFixed(1)} ${(-ry * 0.55).toFixed(1)} ${(rx * 3.2).toFixed(1)} ${(-ry * 0.2).toFixed(1)}q${(-rx * 1.8).toFixed(1)} ${(-ry * 0.02).toFixed(1)} ${(-rx * 3.2).toFixed(1)} ${(ry * 0.2).toFixed(1)}z`

/** What lies still under the lobes, so that no rock shows through the thick of it. */
const bed: string = (() => {
  const xs = Array.from({ length: 31 }, (_, i) => WEST + 24 + i * 20)
  const top = xs.map((x) => `${x} ${at(crest, x).toFixed(1)}`)
  const hem = xs.map((x) => `${x} ${(at(crest, x) + at(reach, x) * 0.56).toFixed(1)}`).reverse()
  return `M${[...top, ...hem].join('L')}Z`
})()

/** The tablecloth, made anew each frame from lobes that pour over the edge and dissolve. */
export function mountainCloud(): (t: number) => void {
  const cloth = layer('tablecloth')
  cloth.replaceChildren()
  const shade = create('path', cloth, INKS.shade)
  const body = create('path', cloth, INKS.body)
  const folds = create('path', cloth, INKS.fold)
  const all = lobes()
  return (t) => {
    const falling = all.map((lobe) => ({ ...fall(lobe, t), fold: lobe.fold }))
    const upper = puffs(t)
    const under = falling.map((b) => ({ ...b, x: b.x - 3, y: b.y + 4 + b.ry * 0.26 }))
    shade.setAttribute('d', under.map(blob).join(''))
    body.setAttribute('d', bed + falling.map(blob).join('') + upper.map(blob).join(''))
    folds.setAttribute(
      'd',
      falling
        .filter((b) => b.fold)
        .map(fold)
        .join(''),
    )
  }
}
