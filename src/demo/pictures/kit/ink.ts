/**
 * Every colour a picture may use. Cape Print is a screen print: a new colour is a new screen,
 * so nothing outside this file reaches a picture (the test reads the drawings to hold that).
 */
export const ink = {
  navy: '#12304A',
  night: '#0C2337',
  deep: '#0D4B6C',
  sea: '#16708F',
  bay: '#3F9FAE',
  foam: '#BFE0DA',
  mist: '#DCEBE4',
  dusk: '#3D5F84',
  duskDark: '#28486B',
  duskLight: '#6E8BA6',
  rust: '#A8392F',
  coral: '#E9603F',
  salmon: '#F28F6B',
  blush: '#F8BC9C',
  peach: '#FBD5A8',
  plum: '#8E2A4E',
  protea: '#D6456E',
  pink: '#F0869A',
  petal: '#F9C0BF',
  sun: '#F7B733',
  gold: '#E09A1F',
  butter: '#FDE3A1',
  cream: '#FEF0CC',
  fynbos: '#21574A',
  leaf: '#3F8465',
  sage: '#8DB58A',
  moss: '#C3D4A2',
  sand: '#F0DDBB',
  sandDark: '#DDBF8E',
  paper: '#FCF6EA',
  white: '#FFFDF7',
  clay: '#7A3F2E',
  brown: '#4E2A25',
  rockLit: '#DB8570',
  foothill: '#38706F',
  foothillLit: '#62937A',
  clothShade: '#BCD5D8',
  skin1: '#6E3826',
  skin2: '#8C4B33',
  skin3: '#9A5638',
  skin4: '#A9633F',
  skin5: '#C98A5E',
} as const

/** Body, shade on the left, light on the right: how every solid is inked. */
export interface Tone {
  body: string
  shade: string
  light: string
}

const tone = (body: string, shade: string, light: string): Tone => ({ body, shade, light })

export const tones = {
  coral: tone(ink.coral, ink.rust, ink.salmon),
  sun: tone(ink.sun, ink.gold, ink.butter),
  sea: tone(ink.sea, ink.deep, ink.bay),
  bay: tone(ink.bay, ink.sea, ink.foam),
  leaf: tone(ink.leaf, ink.fynbos, ink.sage),
  sage: tone(ink.sage, ink.leaf, ink.moss),
  protea: tone(ink.protea, ink.plum, ink.pink),
  pink: tone(ink.pink, ink.protea, ink.petal),
  salmon: tone(ink.salmon, ink.coral, ink.blush),
  navy: tone(ink.navy, ink.night, ink.duskDark),
  dusk: tone(ink.dusk, ink.duskDark, ink.duskLight),
  steel: tone(ink.duskLight, ink.dusk, ink.foam),
  white: tone(ink.white, ink.clothShade, ink.white),
  cream: tone(ink.paper, ink.sand, ink.white),
  sand: tone(ink.sand, ink.sandDark, ink.paper),
  wood: tone(ink.skin4, ink.clay, ink.skin5),
  clay: tone(ink.clay, ink.brown, ink.skin4),
  crust: tone(ink.skin5, ink.skin4, ink.sandDark),
} as const satisfies Record<string, Tone>

/** Tones strong enough to carry a subject against any day sky. */
export const brights: readonly [Tone, ...Tone[]] = [
  tones.coral,
  tones.sun,
  tones.sea,
  tones.protea,
  tones.leaf,
]

export const skins: readonly [Tone, ...Tone[]] = [
  tone(ink.skin1, ink.brown, ink.skin2),
  tone(ink.skin2, ink.skin1, ink.skin4),
  tone(ink.skin3, ink.clay, ink.skin4),
  tone(ink.skin4, ink.skin2, ink.skin5),
  tone(ink.skin5, ink.skin4, ink.blush),
]

/** A flat sky and its rings, each a step lighter, as the category scenes have them. */
export interface SkyInk {
  flat: string
  rings: readonly [string, string]
  disc: string
  cloud: string
}

const sky = (flat: string, outer: string, inner: string, disc: string, cloud: string): SkyInk => ({
  flat,
  rings: [outer, inner],
  disc,
  cloud,
})

export const skies: readonly [SkyInk, ...SkyInk[]] = [
  sky('#F7B7B0', '#F9C7BB', '#FBD8C0', ink.sun, '#FBD8C0'),
  sky('#FBD5A8', '#FCDFB4', '#FEEBC6', ink.coral, '#FDE6C6'),
  sky('#CFE6DC', '#DDEDE2', '#E8F3E8', ink.sun, ink.white),
  sky('#FBD98F', '#FCE1A2', '#FEEABA', ink.coral, '#FFF2CF'),
  sky('#BFE0DA', '#CDE7DD', '#DDEEE0', ink.sun, ink.white),
  sky('#EFA196', '#F3B0A2', '#F6C0AE', ink.sun, '#F6C0AE'),
  sky('#C6D8AC', '#D2E0B8', '#DEE9C8', ink.sun, ink.white),
  sky('#F9C95E', '#FAD277', '#FCDD92', ink.coral, '#FDE6A8'),
  sky('#BFE3E4', '#CDEAE6', '#DFF1E8', ink.coral, ink.white),
]

export const palette: ReadonlySet<string> = new Set([
  ...Object.values(ink),
  ...skies.flatMap(({ flat, rings, disc, cloud }) => [flat, ...rings, disc, cloud]),
])
