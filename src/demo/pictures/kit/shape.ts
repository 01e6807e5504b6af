import type { Tone } from './ink.ts'

/** A piece of SVG. Shapes are only ever filled: no gradients, no filters, no outlines. */
export type Art = string
export type Point = readonly [x: number, y: number]

export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const draw = (...parts: readonly Art[]): Art => parts.join('')

/** Path data without the blanks and zeros it does not need. */
const tight = (d: string): string => d.replaceAll(' -', '-').replaceAll(/(?<!\d)0\./g, '.')

export const path = (d: string, fill: string, opacity = 1): Art =>
  `<path fill="${fill}" d="${tight(d)}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/**
 * A drawn line (a rope, a rail, a stem), never the outline of a shape. Its ends are round, as the
 * picture's root says, unless it is cut off by something.
 */
export const line = (d: string, colour: string, width: number, cap: 'round' | 'butt' = 'round') =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}"${
    cap === 'butt' ? ' stroke-linecap="butt"' : ''
  } d="${tight(d)}"/>`

export const picture = (width: number, height: number, ...parts: readonly Art[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${draw(...parts)}</svg>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): Art =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): Art =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number): Art =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): Art =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const place = (art: Art, x: number, y: number, scale = 1, turn = 0): Art =>
  `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''}${
    scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
  }">${art}</g>`

/** A piece drawn once and printed many times: put `plate` first, then its prints. */
export const stamp = (id: string, art: Art) => ({
  plate: `<defs><g id="${id}">${art}</g></defs>`,
  print: (x: number, y: number, scale = 1, turn = 0): Art =>
    place(`<use href="#${id}"/>`, x, y, scale, turn),
})

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** A tapered dry-brush stroke: the texture of rock and water. */
export const sliver = (x: number, y: number, w: number, t: number, slope = 0): string =>
  `M${n(x)} ${n(y)}q${n(w / 2)} ${n(slope / 2 - t)} ${n(w)} ${n(slope)}q${n(-w / 2)} ${n(t - slope / 2)} ${n(-w)} ${n(-slope)}z`

/** Round dots, for shade only. `d` is a list of "x y" places. */
export const dots = (places: readonly Point[], colour: string, size: number): Art =>
  line(places.map(([x, y]) => `M${n(x)} ${n(y)}h0`).join(''), colour, size)

/** A box with its shade on the left and its light on the right. */
export function box(x: number, y: number, w: number, h: number, tone: Tone, r = 0): Art {
  const side = Math.max(r, w * 0.24)
  const edge = Math.max(r, w * 0.14)
  const left = `M${n(x + side)} ${n(y)}h${n(r - side)}${r ? `a${r} ${r} 0 0 0-${r} ${r}` : ''}v${n(h - 2 * r)}${r ? `a${r} ${r} 0 0 0 ${r} ${r}` : ''}h${n(side - r)}z`
  const right = `M${n(x + w - edge)} ${n(y)}h${n(edge - r)}${r ? `a${r} ${r} 0 0 1 ${r} ${r}` : ''}v${n(h - 2 * r)}${r ? `a${r} ${r} 0 0 1-${r} ${r}` : ''}h${n(r - edge)}z`
  return draw(rect(x, y, w, h, tone.body, r), path(left, tone.shade), path(right, tone.light))
}

/** A ball with a crescent of shade on its left. */
export function ball(x: number, y: number, r: number, tone: Tone): Art {
  const crescent = `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 0 0 ${n(x)} ${n(y + r)}A${n(r * 1.4)} ${n(r * 1.4)} 0 0 1 ${n(x)} ${n(y - r)}Z`
  return draw(disc(x, y, r, tone.body), path(crescent, tone.shade))
}

/** A standing vessel (pot, bucket, cup): rim width, base width, height, base centre at x, y. */
export function vessel(
  x: number,
  y: number,
  rim: number,
  base: number,
  h: number,
  tone: Tone,
): Art {
  const top = y - h
  const at = (share: number) =>
    `${n(x - rim / 2 + rim * share)} ${n(top)}L${n(x - base / 2 + base * share)} ${n(y)}`
  return draw(
    path(`M${at(0)}H${n(x + base / 2)}L${n(x + rim / 2)} ${n(top)}Z`, tone.body),
    path(
      `M${at(0)}H${n(x - base / 2 + base * 0.28)}L${n(x - rim / 2 + rim * 0.28)} ${n(top)}Z`,
      tone.shade,
    ),
    path(`M${at(0.84)}H${n(x + base / 2)}L${n(x + rim / 2)} ${n(top)}Z`, tone.light),
  )
}

/** A tapered limb through its joints, one path. */
export function limb(joints: readonly Point[], widths: readonly number[]): string {
  const half = (i: number) => (widths[i] ?? 8) / 2
  const knuckles = joints.map(([x, y], i) => {
    const r = n(half(i))
    return `M${n(x - half(i))} ${n(y)}a${r} ${r} 0 1 1 ${n(half(i) * 2)} 0a${r} ${r} 0 1 1-${n(half(i) * 2)} 0z`
  })
  const bones = joints.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = joints[i] ?? [x2, y2]
    const length = Math.hypot(x2 - x1, y2 - y1) || 1
    const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length]
    const [a, b] = [half(i), half(i + 1)]
    return poly([
      [x1 - nx * a, y1 - ny * a],
      [x2 - nx * b, y2 - ny * b],
      [x2 + nx * b, y2 + ny * b],
      [x1 + nx * a, y1 + ny * a],
    ])
  })
  return [...knuckles, ...bones].join('')
}

/** A leaf or petal from base to tip, in whole steps: the whole and its two halves. */
export function blade(base: Point, tip: Point, width: number, bulge = 0.6) {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width]
  const [mx, my] = [base[0] + dx * bulge, base[1] + dy * bulge]
  const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`
  const from = at(...base)
  const to = at(...tip)
  const one = at(mx + nx, my + ny)
  const two = at(mx - nx, my - ny)
  return {
    whole: `M${from}Q${one} ${to}Q${two} ${from}Z`,
    nearHalf: `M${from}Q${one} ${to}Z`,
    farHalf: `M${from}Q${two} ${to}Z`,
  }
}
