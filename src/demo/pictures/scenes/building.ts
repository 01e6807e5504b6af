import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { person } from '#demo/pictures/kit/people.ts'
import { pincushion, protea, whorl } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  box,
  disc,
  draw,
  limb,
  line,
  oval,
  path,
  place,
  rect,
  vessel,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const roller = (tone: Tone): Art =>
  draw(
    line('M0 0V-46L44-60V-84', ink.navy, 5),
    box(-8, -50, 16, 56, tones.wood, 5),
    box(-12, -112, 92, 34, tone, 10),
  )

export const painting: Scene = {
  settings: ['street', 'garden'],
  subject: (brush) => {
    const fresh = brush.pick(brights)
    const old = brush.pick([tones.sand, tones.white] as const)
    const painter = person(brush, fresh)
    return draw(
      rect(-140, -214, 268, 214, old.body),
      path('M-140-214H18v26l-12 14 8 22-12 18 10 24-14 16 8 30-10 20 6 44H-140Z', fresh.body),
      rect(-140, -214, 22, 214, fresh.shade),
      rect(-148, -226, 284, 14, ink.white),
      rect(-140, -212, 268, 4, ink.navy),
      rect(-96, -172, 58, 68, ink.white),
      rect(-89, -165, 44, 54, ink.deep),
      path('M-89-111l44-54v54z', ink.sea),
      line('M-67-165v54M-89-138h44', ink.white, 3, 'butt'),
      rect(-102, -104, 70, 7, ink.sandDark),
      line('M46 0L22-200M104 0L80-200', ink.clay, 6),
      line('M43-24h58M40-52h58M36-80h58M33-108h58M29-136h58M26-164h58', ink.clay, 5),
      path(
        limb(
          [
            [58, -78],
            [54, -52],
            [52, -30],
          ],
          [22, 18, 14],
        ),
        ink.deep,
      ),
      path(
        limb(
          [
            [76, -78],
            [88, -56],
            [84, -54],
          ],
          [22, 18, 14],
        ),
        ink.navy,
      ),
      path('M42-140c4-12 44-14 52 0l-2 68H44z', ink.paper),
      path('M42-140c2-6 12-10 22-11l-4 79H44z', ink.sand),
      path('M52-112h34v44H52z', ink.deep),
      line('M56-110l-2-36M82-110l2-36', ink.deep, 5, 'butt'),
      path(
        limb(
          [
            [50, -138],
            [24, -150],
            [8, -172],
          ],
          [16, 13, 11],
        ),
        painter.skin.body,
      ),
      path(
        limb(
          [
            [90, -134],
            [104, -112],
            [92, -96],
          ],
          [16, 13, 11],
        ),
        painter.skin.shade,
      ),
      place(painter.head, 68, -170, 0.78),
      place(roller(fresh), 10, -168, 0.44, -28),
      line('M8-58v14M-2-92v10M14-140v12', fresh.body, 6),
      place(
        draw(
          vessel(0, 0, 50, 40, 42, tones.white),
          oval(0, -42, 25, 5, fresh.body),
          line('M-25-42q25-40 50 0', ink.navy, 2.4),
          path('M-10-40h8v22q-4 6-8 0z', fresh.body),
        ),
        -64,
        4,
        0.94,
      ),
      place(
        draw(vessel(0, 0, 50, 40, 42, tones.steel), oval(0, -42, 25, 5, fresh.light)),
        -120,
        4,
        0.78,
      ),
    )
  },
}

export const garden: Scene = {
  blooms: true,
  settings: ['garden', 'street'],
  subject: (brush) => {
    const tray = brush.pick([tones.coral, tones.sea, tones.sun, tones.leaf] as const)
    const bloom = brush.pick([tones.protea, tones.coral, tones.pink] as const)
    return draw(
      line('M-34-88L-160-66M-20-46L-150-30', ink.clay, 8),
      whorl(-26, -92, [-70, -46, -20, 8], 70, 12, tones.sage),
      whorl(64, -92, [-30, 0, 26, 50, 72], 76, 12),
      line('M20-84V-150M-30-84L-44-138M72-84L88-140', ink.fynbos, 6),
      whorl(20, -100, [-64, -36, 36, 64], 62, 12),
      place(protea(bloom), 20, -138, 0.8),
      place(pincushion(ink.coral, ink.sun), -46, -134, 1.1),
      place(pincushion(ink.sun, ink.butter), 90, -136, 1),
      path('M-70-92H132L98-30H-34Z', tray.body),
      path('M-70-92H-20L0-30H-34Z', tray.shade),
      path('M132-92H106L80-30H98Z', tray.light),
      line('M-20-30L-44 0M-30-30h110L96-26', ink.navy, 6),
      disc(92, -24, 25, ink.navy),
      disc(92, -24, 13, ink.foam),
      disc(92, -24, 5, ink.navy),
      place(
        draw(
          box(-7, -150, 14, 110, tones.wood, 5),
          path('M-22-158h44v12h-44z', ink.clay),
          path('M-24-52h48c4 36-10 50-24 58c-14-8-28-22-24-58z', ink.duskLight),
          path('M-24-52h18v54c-12-8-22-22-18-54z', ink.dusk),
        ),
        -124,
        -6,
        1,
        -6,
      ),
      brush.chance(0.6)
        ? place(
            draw(
              line('M24-50C60-60 50-16 24-18', ink.sea, 7),
              vessel(0, 0, 50, 56, 62, tones.bay),
              path('M-26-30L-62-66l-8 6 40 50z', ink.sea),
              path('M-78-74l22 0-14 20z', ink.deep),
            ),
            152,
            2,
            0.86,
          )
        : '',
    )
  },
}

const chair = (tone: Tone): Art =>
  draw(
    path('M-44-210h12v132h-12zM32-210h12v132h-12z', tone.body),
    path('M-44-210h5v132h-5zM32-210h5v132h-5z', tone.shade),
    box(-48, -206, 96, 22, tone, 6),
    box(-36, -166, 72, 14, tone, 4),
    box(-36, -134, 72, 14, tone, 4),
    box(-58, -88, 116, 20, tone, 5),
    path('M-54-68h14v68h-14zM40-68h14v68h-14z', tone.body),
    path('M-54-68h6v68h-6zM40-68h6v68h-6z', tone.shade),
    rect(-40, -36, 80, 8, tone.shade),
  )

const plane: Art = draw(
  box(-50, -24, 100, 24, tones.wood, 5),
  path('M-40-24c-6-22 14-26 20-10l4 10z', ink.clay),
  path('M18-24c0-20 18-22 20 0z', ink.clay),
  path('M-2-24l14-26h10l-8 26z', ink.duskLight),
)

export const carpentry: Scene = {
  settings: ['roomFloor', 'street', 'garden'],
  subject: (brush) => {
    const wood = brush.pick([tones.wood, tones.crust] as const)
    return draw(
      place(chair(brush.pick([tones.crust, tones.coral, tones.bay] as const)), -92, 0, 1),
      box(-30, -92, 196, 20, wood, 3),
      path('M-14-72h20v72h-20zM130-72h20v72h-20z', wood.shade),
      rect(6, -34, 124, 10, wood.shade),
      box(-10, -104, 160, 12, tones.crust, 2),
      place(plane, 34, -104, 0.92),
      path('M96-104c0-18 20-20 20-6c0 10-14 8-12 0', ink.sand),
      line('M-8-106c-12-10 2-26 12-16s-6 18-12 10', ink.sand, 5),
      line('M112-108c-4-16 16-22 18-8', ink.sandDark, 4),
      place(
        draw(
          path('M0 0L124-30 124-8 8 12Z', ink.foam),
          path('M0 0L124-30 124-24 4 6Z', ink.duskLight),
          path(
            'M-34-12C-30-30-4-28 4-6L10 14C-6 24-34 14-34-12ZM-22-6C-20 8-8 10-2 6L-6-6C-10-14-20-14-22-6Z',
            ink.clay,
          ),
        ),
        132,
        -204,
        0.9,
        104,
      ),
      path('M-24 0c10-12 26-8 34 0zM40 0c6-8 16-8 22 0zM96 0c10-10 22-6 28 0z', ink.sandDark),
    )
  },
}
