import { ink } from './ink.ts'
import { type Art, draw, n, type Point, path, poly, rect, sliver } from './shape.ts'

/** A landmark stands on the horizon; its left foot is the origin and x grows to the right. */
export type Landmark = (width: number, height: number) => Art

/** Outlines are written as "x,y x,y …" in shares of the landmark's width and height. */
const points = (outline: string): readonly Point[] =>
  outline.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** `shift` moves an outline along the horizon, `stretch` makes it taller or lower. */
const scaled =
  (width: number, height: number) =>
  (outline: string, shift = 0, stretch = 1): string =>
    poly(
      points(outline).map(
        ([x, y]): Point => [Math.round((x + shift) * width), Math.round(-y * stretch * height)],
      ),
    )

const ridges = [0.26, 0.39, 0.515, 0.645, 0.75] as const

function table(width: number, height: number): Art {
  const q = scaled(width, height)
  const shades = ridges.map((x) => q('-.06,.95 0,.98 -.01,.8 .01,.64 -.02,.48 -.06,.62', x))
  const lights = ridges.map((x) => q('0,.98 .05,.95 .04,.8 .05,.66 -.02,.48 .01,.64 -.01,.8', x))
  const fans = [
    '.25,.47 .2,.2 .17,0 .24,0',
    '.37,.47 .36,.2 .33,0 .4,0',
    '.5,.4 .56,.2 .53,0 .6,0',
    '.63,.47 .74,.2 .71,0 .78,0',
    '.8,.47 .94,.2 .9,0 .98,0',
  ].map((fan) => q(fan))
  return draw(
    path(q('0,0 .1,.3 .17,.62 .2,.92 .22,.97 .5,1 .78,.97 .81,.9 .84,.6 .9,.3 1,0'), ink.dusk),
    path(shades.join(''), ink.duskDark),
    path(lights.join(''), ink.rockLit),
    path(
      q(
        '0,0 .1,.28 .18,.5 .25,.46 .31,.56 .37,.48 .44,.56 .5,.38 .56,.56 .63,.46 .7,.56 .8,.46 .86,.5 .92,.26 1,0',
      ),
      ink.foothill,
    ),
    path(fans.join(''), ink.foothillLit),
  )
}

/** The cloth: arcs that puff along the edge and hang into the gorge. */
function cloth(width: number, height: number): Art {
  const top = points('.13,.72 .16,.9 .23,1.03 .34,1.04 .45,1.08 .56,1.06 .64,1.02 .7,.98')
  const hem = points('.62,.93 .53,.92 .49,.78 .44,.9 .36,.86 .28,.88 .22,.8 .18,.66 .13,.72')
  const puffs = (rise: number, lift: number) =>
    [
      ...top.map(([x, y]): Point => [x, y + rise]),
      ...hem.map(([x, y], i): Point => [x, y + (i === hem.length - 1 ? rise : lift)]),
    ]
      .map(([x, y], i, all) => {
        const [px, py] = all[i - 1] ?? [x, y]
        const r = Math.round(Math.hypot((x - px) * width, (y - py) * height) * 0.67)
        const to = `${Math.round(x * width)} ${Math.round(-y * height)}`
        return i === 0 ? `M${to}` : `A${r} ${r} 0 0 1 ${to}`
      })
      .join('')
  return draw(path(`${puffs(0, 0)}Z`, ink.clothShade), path(`${puffs(0.03, 0.08)}Z`, ink.white))
}

const tableBare: Landmark = table
const tableWithCloth: Landmark = (w, h) => draw(table(w, h), cloth(w, h))

const lionsHead: Landmark = (width, height) => {
  const q = scaled(width, height)
  return draw(
    path(
      q(
        '0,0 .12,.12 .25,.34 .32,.66 .38,.92 .43,1 .48,.97 .52,.8 .58,.58 .7,.38 .86,.3 1,.24 1.2,.1 1.4,0',
      ),
      ink.dusk,
    ),
    path(q('0,0 .12,.12 .25,.34 .32,.66 .38,.92 .4,.68 .35,.5 .38,.3 .28,0'), ink.duskDark),
    path(q('.43,1 .48,.97 .52,.8 .58,.58 .7,.38 .86,.3 .7,.24 .54,.3 .5,.5 .45,.7'), ink.rockLit),
    path(q('.43,1 .48,.97 .51,.84 .46,.86'), ink.blush),
    path(q('0,0 .2,.16 .4,.26 .6,.2 .8,.24 1,.16 1.2,.08 1.4,0'), ink.foothill),
    path(q('.4,.26 .6,.2 .8,.24 .64,.06 .46,0'), ink.foothillLit),
  )
}

/** The Twelve Apostles: a marching row that falls away to the right. */
const apostles: Landmark = (width, height) => {
  const q = scaled(width, height)
  const peaks = [0, 1, 2, 3, 4, 5].map((i) => ({ x: 0.06 + i * 0.155, top: 1 - i * 0.12 }))
  return draw(
    path(
      peaks.map(({ x, top }) => q('-.12,0 -.04,.7 0,1 .05,.94 .1,.56 .2,0', x, top)).join(''),
      ink.dusk,
    ),
    path(
      peaks.map(({ x, top }) => q('0,1 .05,.94 .1,.56 .08,.3 .03,.34 .035,.64', x, top)).join(''),
      ink.rockLit,
    ),
    path(q('-.06,0 0,.34 .2,.3 .4,.24 .6,.2 .8,.14 1.06,0'), ink.foothill),
    path(q('.2,.3 .4,.24 .6,.2 .8,.14 .6,.04 .4,0'), ink.foothillLit),
  )
}

/** Chapman's Peak and the Sentinel: two cones with the sea between them. */
const chapmans: Landmark = (width, height) => {
  const q = scaled(width, height)
  return draw(
    path(q('-.05,0 -.05,.7 .06,.86 .14,1 .22,.94 .3,.7 .38,.5 .44,.24 .54,0'), ink.dusk),
    path(q('.14,1 .22,.94 .3,.7 .38,.5 .44,.24 .54,0 .4,0 .32,.3 .24,.46 .2,.74'), ink.rockLit),
    path(q('-.05,0 -.05,.4 .1,.46 .24,.3 .34,.16 .46,0'), ink.foothill),
    path(q('.66,0 .74,.2 .82,.5 .88,.6 .92,.52 .98,.3 1.1,.1 1.3,0'), ink.dusk),
    path(q('.88,.6 .92,.52 .98,.3 1.1,.1 1.3,0 .98,0 .9,.3'), ink.rockLit),
  )
}

/** The green mountain over Muizenberg and St James. */
const muizenberg: Landmark = (width, height) => {
  const q = scaled(width, height)
  return draw(
    path(
      q('-.02,0 -.02,.74 .08,.94 .16,.9 .24,1 .36,.96 .46,.7 .6,.46 .78,.24 1.04,.1 1.3,0'),
      ink.foothill,
    ),
    path(q('.24,1 .36,.96 .46,.7 .6,.46 .78,.24 1.04,.1 1.3,0 .5,0 .4,.42 .3,.7'), ink.foothillLit),
    path(q('-.02,.6 .1,.76 .24,.8 .32,.74 .18,.7 .06,.62 -.02,.5'), ink.sage),
  )
}

/** Cranes and sheds of the Duncan Dock before Devil's Peak. */
const harbour: Landmark = (width, height) => {
  const q = scaled(width, height)
  const crane = (x: number, tall: number, fill: string) =>
    path(
      `M${n(x)} 0V${n(-tall)}h4V0zM${n(x + 16)} 0V${n(-tall)}h4V0zM${n(x - 12)} ${n(-tall - 4)}h58v5h-58zM${n(x + 8)} ${n(-tall - 20)}l36 16h-8l-26-11-14 11h-8z`,
      fill,
    )
  return draw(
    path(q('0,0 .12,.34 .22,.74 .28,.92 .31,1 .35,.9 .42,.7 .54,.56 .7,.48 .88,.24 1,0'), ink.dusk),
    path(q('.31,1 .35,.9 .42,.7 .54,.56 .7,.48 .56,.38 .42,.44 .36,.64'), ink.rockLit),
    path(q('0,0 .12,.34 .22,.74 .26,.5 .18,.2 .2,0'), ink.duskDark),
    path(q('.06,0 .3,.24 .56,.2 .8,.24 1,0'), ink.foothill),
    crane(width * 0.16, height * 0.42, ink.coral),
    crane(width * 0.36, height * 0.5, ink.sun),
    crane(width * 0.74, height * 0.44, ink.coral),
    rect(width * 0.48, -16, 54, 16, ink.paper),
    rect(width * 0.6, -24, 40, 24, ink.sand),
  )
}

/** Simonsberg over rows of vines. */
const winelands: Landmark = (width, height) => {
  const q = scaled(width, height)
  return draw(
    path(q('0,0 .1,.4 .2,.6 .3,.9 .36,.8 .42,1 .5,.84 .56,.9 .68,.56 .82,.46 1,0'), ink.dusk),
    path(
      q('.42,1 .5,.84 .56,.9 .68,.56 .82,.46 .7,.36 .58,.5 .5,.44 .46,.7') +
        q('.3,.9 .36,.8 .37,.56 .32,.6'),
      ink.rockLit,
    ),
    path(q('-.04,0 .1,.24 .34,.34 .6,.22 .84,.28 1.04,0'), ink.leaf),
    path(q('.34,.34 .6,.22 .84,.28 1.04,0 .5,0'), ink.sage),
    path(
      [0.1, 0.24, 0.38, 0.52, 0.66, 0.8]
        .map((x) => sliver(x * width, -height * 0.1, width * 0.14, 3, -6))
        .join(''),
      ink.fynbos,
    ),
  )
}

export const landmarks = {
  tableBare,
  tableWithCloth,
  lionsHead,
  apostles,
  chapmans,
  muizenberg,
  harbour,
  winelands,
} as const satisfies Record<string, Landmark>

export type LandmarkName = keyof typeof landmarks
