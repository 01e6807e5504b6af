import { brights, ink, skins, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { person } from '#demo/pictures/kit/people.ts'
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
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const kettlebell = (tone: Tone): Art =>
  draw(
    line('M-34-80C-60-150-40-166 0-166S60-150 34-80', ink.navy, 19),
    line('M30-86C54-146 40-160 4-160', ink.dusk, 5),
    disc(0, -60, 62, tone.body),
    path('M0-122a62 62 0 0 0 0 124a90 90 0 0 1 0-124z', tone.shade),
    path('M22-118a62 62 0 0 1 22 102c14-36 8-76-22-102z', tone.light),
    disc(0, -60, 30, ink.white),
    path('M-16-50l9-16h14l9 16z', tone.shade),
    rect(-44, -8, 88, 8, ink.navy, 4),
  )

const dumbbell = (tone: Tone): Art =>
  draw(
    rect(-44, -30, 88, 12, ink.duskLight, 4),
    box(-66, -48, 24, 48, tone, 6),
    box(-80, -40, 16, 32, tone, 5),
    box(42, -48, 24, 48, tone, 6),
    box(64, -40, 16, 32, tone, 5),
  )

export const gym: Scene = {
  settings: ['roomFloor', 'promenade'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick(brights)
    const other = brush.pick([tones.sun, tones.coral, tones.bay] as const)
    if (brush.chance(0.45)) {
      const lifter = person(brush, tone)
      const plates = (x: number) =>
        draw(
          box(x - 11, -238, 22, 96, tones.navy, 6),
          box(x < 0 ? x - 26 : x + 12, -222, 15, 64, tone, 5),
        )
      return draw(
        path(
          limb(
            [
              [-18, -80],
              [-34, -44],
              [-30, -8],
            ],
            [34, 26, 18],
          ),
          lifter.skin.shade,
        ),
        path(
          limb(
            [
              [18, -80],
              [34, -44],
              [30, -8],
            ],
            [34, 26, 18],
          ),
          lifter.skin.body,
        ),
        path(
          'M-44-2h30c2-10-4-14-14-14s-16 6-16 14zM14-2h30c0-8-6-14-16-14s-16 4-14 14z',
          ink.coral,
        ),
        path('M-36-96h72l6 40H8L0-70-8-56h-34z', ink.navy),
        path('M-42-150c12-8 72-8 84 0l-8 60h-68z', tone.body),
        path('M-42-150c6-4 18-6 28-6l-4 66h-16z', tone.shade),
        path('M42-150c-4-3-12-5-18-6l2 66h8z', tone.light),
        path(
          limb(
            [
              [-40, -144],
              [-74, -158],
              [-66, -192],
            ],
            [21, 18, 14],
          ),
          lifter.skin.shade,
        ),
        path(
          limb(
            [
              [40, -144],
              [74, -158],
              [66, -192],
            ],
            [21, 18, 14],
          ),
          lifter.skin.body,
        ),
        path('M-9-168h18v18q-9 8-18 0z', lifter.skin.shade),
        place(lifter.head, 0, -182, 0.94),
        rect(-150, -194, 300, 8, ink.duskLight, 4),
        plates(-128),
        plates(128),
        disc(-66, -190, 9, lifter.skin.shade),
        disc(66, -190, 9, lifter.skin.body),
      )
    }
    return draw(
      place(kettlebell(tone), 24, -2, 1.26),
      place(kettlebell(other), -106, -2, 0.72),
      place(dumbbell(other === tones.coral ? tones.sea : tones.coral), 122, 0, 0.8),
      box(-160, -12, 74, 12, tones.leaf, 5),
    )
  },
}

export const yoga: Scene = {
  settings: ['beach', 'garden', 'roomFloor', 'promenade'],
  subject: (brush) => {
    const skin = brush.pick(skins)
    const { head } = { head: person(brush, brush.pick(brights)) }
    const wear = brush.pick([tones.protea, tones.sea, tones.sun, tones.leaf] as const)
    const mat = brush.pick([tones.coral, tones.bay, tones.pink, tones.sage] as const)
    const s = head.skin ?? skin
    return draw(
      path('M-150-4h300l16 14h-332z', mat.body),
      path('M-150-4h60l-10 14h-66z', mat.shade),
      path(
        limb(
          [
            [0, -46],
            [-80, -34],
            [-20, -12],
          ],
          [46, 34, 20],
        ),
        wear.shade,
      ),
      path(
        limb(
          [
            [0, -46],
            [80, -34],
            [20, -12],
          ],
          [46, 34, 20],
        ),
        wear.body,
      ),
      path(
        limb(
          [
            [-26, -12],
            [-2, -8],
          ],
          [18, 14],
        ),
        s.shade,
      ),
      path(
        limb(
          [
            [26, -12],
            [4, -8],
          ],
          [18, 14],
        ),
        s.body,
      ),
      path('M-34-132c8-8 60-8 68 0l-6 92c-14 8-42 8-56 0z', wear.body),
      path('M-34-132c4-4 14-6 24-6c-6 30-8 70-2 104c-6-1-12-3-16-6z', wear.shade),
      path('M34-132c-4-4-10-5-16-6c4 30 4 70-2 102c6-1 10-3 12-4z', wear.light),
      brush.chance(0.5)
        ? draw(
            path(
              limb(
                [
                  [-32, -126],
                  [-66, -84],
                  [-80, -50],
                ],
                [20, 16, 12],
              ),
              s.shade,
            ),
            path(
              limb(
                [
                  [32, -126],
                  [66, -84],
                  [80, -50],
                ],
                [20, 16, 12],
              ),
              s.body,
            ),
          )
        : draw(
            path(
              limb(
                [
                  [-32, -126],
                  [-58, -182],
                  [-4, -232],
                ],
                [20, 16, 12],
              ),
              s.shade,
            ),
            path(
              limb(
                [
                  [32, -126],
                  [58, -182],
                  [4, -232],
                ],
                [20, 16, 12],
              ),
              s.body,
            ),
          ),
      path('M-9-154h18v20q-9 9-18 0z', s.shade),
      place(head.head, 0, -168, 1),
    )
  },
}

const takkie = (tone: Tone): Art =>
  draw(
    path(
      'M-140-36C-146-70-138-120-128-136C-108-120-84-118-62-136C-30-100 10-76 60-66C110-58 146-48 150-20H-138Z',
      tone.body,
    ),
    path(
      'M-140-36C-146-70-138-120-128-136C-120-128-112-124-104-122C-116-90-112-50-96-20H-138Z',
      tone.shade,
    ),
    path('M60-66C110-58 146-48 150-20H104C100-40 86-54 60-66Z', tone.light),
    path('M-62-136C-30-100 10-76 60-66L46-50C0-58-50-84-78-126Z', ink.white),
    line('M-46-108l-18 18M-26-92l-16 20M-4-80l-14 20M18-70l-10 18', ink.navy, 5),
    path('M-84-36C-40-40 0-60 26-44C-10-44-40-24-84-36Z', ink.sun),
    path('M-144-24H152C158-4 150 4 132 4H-124C-142 4-148-8-144-24Z', ink.white),
    path('M-144-24H-100L-92 4H-124C-142 4-148-8-144-24Z', ink.clothShade),
    path('M-140-6H154C154 2 148 8 132 8H-124C-136 8-142 2-140-6Z', tone.shade),
  )

export const running: Scene = {
  settings: ['promenade', 'street', 'garden'],
  landmarks: ['lionsHead', 'apostles', 'tableBare', 'tableWithCloth'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick(brights)
    const ribbon = tone === tones.sun ? tones.coral : tones.sun
    return draw(
      place(takkie(brush.pick([tones.sage, tones.bay, tones.pink] as const)), 24, -52, 0.84, -9),
      place(takkie(tone), -6, -6, 1.04),
      place(
        draw(
          line('M-16-96L0-44L16-96', ink.coral, 10),
          disc(0, -22, 30, ribbon.shade),
          disc(2, -24, 28, ribbon.body),
          path('M-13-14l9-14h12l9 14z', ink.white),
        ),
        -138,
        -2,
        0.94,
      ),
    )
  },
}

const glove = (tone: Tone): Art =>
  draw(
    path('M-32-24C-64-70-62-160 2-164C58-164 66-108 50-66C44-50 40-40 40-24Z', tone.body),
    path('M-32-24C-64-70-62-160 2-164C-36-134-40-76-8-24Z', tone.shade),
    path('M16-116C44-138 84-114 80-80C76-52 50-34 30-40C12-46 8-92 16-116Z', tone.shade),
    path('M24-118C52-134 84-114 80-80C76-54 52-36 36-40C22-50 16-92 24-118Z', tone.body),
    path('M52-122C74-118 84-100 80-80C78-66 70-54 60-46C70-70 70-100 52-122Z', tone.light),
    box(-34, -32, 78, 34, tones.white, 6),
    line('M-2-30v30M10-30v30', ink.clothShade, 3),
  )

export const boxing: Scene = {
  settings: ['roomFloor'],
  subject: (brush) => {
    const tone = brush.pick([tones.coral, tones.protea, tones.sea] as const)
    const bag = brush.pick([tones.sun, tones.clay, tones.navy] as const)
    return draw(
      line('M-84-330V-214M-110-206L-84-240L-58-206', ink.duskLight, 5),
      box(-122, -208, 76, 168, bag, 20),
      rect(-122, -176, 76, 10, bag.shade),
      rect(-122, -84, 76, 10, bag.shade),
      rect(-122, -140, 76, 26, ink.white),
      oval(-84, 0, 46, 5, ink.sandDark),
      place(glove(tone), 116, -12, 1.06, 8),
      place(glove(tone), 24, -12, 1.2, -6),
      line('M60-6C80-30 90 6 118-2', ink.white, 4),
    )
  },
}
