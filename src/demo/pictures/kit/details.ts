import type { Brush } from './brush.ts'
import { ink } from './ink.ts'
import { type Art, disc, draw, line, oval, path, place, rect } from './shape.ts'

/** A sausage dog out on its own business; about 110 wide, feet on the origin. */
const dog: Art = draw(
  oval(0, 0, 46, 5, ink.sandDark),
  line('M-26-25L-36-12L-44-5M24-27L38-15L44-5', ink.brown, 8),
  path(
    'M-32-31C-32-45-16-47 0-45C16-47 24-51 30-57C40-61 52-55 56-45L66-39C66-33 58-31 50-31C44-27 36-23 28-19C8-15-24-13-32-31Z',
    ink.clay,
  ),
  path('M32-55c-8 4-12 14-8 24c8 0 14-8 14-16z', ink.brown),
  disc(48, -47, 2, ink.navy),
  disc(66, -38, 2.5, ink.navy),
  line('M-30-35q-14-4-18-20', ink.clay, 5),
  line('M-20-24L-14-10L-18-3M16-24L26-10L22-3', ink.clay, 8),
  line('M26-49l12 18', ink.protea, 5),
)

/** A gull that has come by a slap chip. */
const chipThief: Art = draw(
  oval(4, 2, 24, 4, ink.sandDark),
  path(
    'M-22-20C-12-32 4-36 14-34C18-44 32-44 34-34L44-31 34-27C32-16 20-10 6-10C-6-10-18-14-22-20Z',
    ink.white,
  ),
  path('M-30-16C-20-28-4-30 10-22C0-14-16-10-30-16Z', ink.duskLight),
  path('M34-34l10 3-10 4z', ink.coral),
  rect(40, -38, 5, 18, ink.sun, 1),
  disc(28, -35, 2, ink.navy),
  line('M4-10v10M12-11v11', ink.coral, 2.4),
)

const football: Art = draw(
  oval(0, 0, 17, 4, ink.sandDark),
  disc(0, -15, 15, ink.white),
  path('M0-30A15 15 0 0 0 0 0A22 22 0 0 1 0-30Z', ink.clothShade),
  path('M-5-20h10l3 8-8 6-8-6zM10-27l5 6-3-7zM-14-20l2-5 4-2-1 5z', ink.navy),
)

const cone: Art = draw(
  oval(0, 0, 22, 4, ink.sandDark),
  path('M-6-40h12l9 36h-30z', ink.coral),
  path('M-6-40h4l-8 36h-5z', ink.rust),
  path('M-10-24h20l3 10h-26z', ink.white),
  rect(-20, -5, 40, 6, ink.rust, 2),
)

/** Takkies left to dry. */
const takkies: Art = draw(
  oval(4, 2, 34, 4, ink.sandDark),
  path('M-22-20c6 2 8 6 14 8s14 2 14 10v3h-28z', ink.coral),
  rect(-22, -2, 28, 4, ink.white, 2),
  path('M4-24c6 2 8 6 14 8s14 2 14 10v5H4z', ink.protea),
  rect(4, -3, 28, 4, ink.white, 2),
)

/** Rooibos in an enamel mug. */
const mug: Art = draw(
  oval(0, 1, 22, 4, ink.sandDark),
  path('M16-28h6c10 0 10 18-4 18l-3-5c7 0 8-8 3-8h-2z', ink.sea),
  path('M-18-34h36l-3 34h-30z', ink.white),
  path('M-18-34h10l2 34h-9z', ink.clothShade),
  rect(-20, -37, 40, 5, ink.sea, 2),
  path('M-4-48c-6-6 4-8-2-16c8 4 4 10 6 16z', ink.white),
)

/** A plate of koeksisters. */
const koeksisters: Art = draw(
  oval(0, 0, 40, 6, ink.sandDark),
  oval(0, -4, 38, 7, ink.white),
  path('M-26-8c4-12 14 2 18-6s12 2 16-4s12 0 14 8c-14 6-34 6-48 2z', ink.skin5),
  line('M-20-10l6 5M-8-13l5 8M6-14l4 8M16-12l3 6', ink.clay, 2.4),
  path('M-16-14c4-12 14 0 18-6s10 0 12 6c-10 4-20 4-30 0z', ink.skin4),
)

const yacht: Art = draw(
  path('M-26 0h52c-5 9-10 12-18 12h-18c-8 0-13-4-16-12z', ink.navy),
  path('M-2-5V-52C-18-36-24-18-24-5z', ink.white),
  path('M3-5V-46C12-32 20-16 22-5z', ink.coral),
)

const whaleTail: Art = draw(
  path('M-5 10C-4-8-6-18-24-24C-14-32-4-30 0-22C6-32 18-32 26-24C10-18 6-8 6 10Z', ink.navy),
  path('M0-22C6-32 18-32 26-24C10-18 6-8 6 10H2C4-4 4-14 0-22Z', ink.dusk),
  path('M-20 12q20-8 42 0q-20 7-42 0z', ink.foam),
)

const trawler: Art = draw(
  path('M-34-2h60l12-8c0 12-5 20-10 22h-52c-6-3-9-8-10-14z', ink.coral),
  path('M-34-2h60l12-8-1 5-10 7h-60z', ink.paper),
  rect(-14, -18, 20, 16, ink.white),
  path('M-10-14h5v6h-5zM-2-14h5v6h-5z', ink.deep),
  line('M12-4v-34M12-36l18 24M12-36l-20 18', ink.navy, 1.8),
)

/** The small joke of the foreground, its feet at the origin. */
export const atFeet = (brush: Brush): Art =>
  brush.pick([dog, chipThief, football, cone, takkies] as const)

/** The small thing left on a counter. */
export const onCounter = (brush: Brush): Art => brush.pick([mug, koeksisters, chipThief] as const)

/** What passes on the water, its waterline at the origin. */
export const onWater = (brush: Brush): Art =>
  brush.pick([yacht, place(yacht, 0, 0, 0.8), whaleTail, trawler] as const)
