import { brights, ink, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { keeper } from '#demo/pictures/kit/people.ts'
import { pincushion, protea, proteaBud, whorl } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  ball,
  box,
  disc,
  draw,
  line,
  n,
  oval,
  path,
  place,
  rect,
  ring,
  stamp,
  vessel,
} from '#demo/pictures/kit/shape.ts'
import { awning } from '#demo/pictures/kit/shop.ts'
import type { Scene } from '#demo/pictures/scene.ts'

export const sailing: Scene = {
  settings: ['water'],
  landmarks: ['tableWithCloth', 'harbour', 'lionsHead', 'chapmans', 'apostles'],
  subject: (brush) => {
    const spinnaker = brush.pick([tones.coral, tones.sun, tones.protea, tones.leaf] as const)
    const hull = brush.pick([tones.navy, tones.coral, tones.white] as const)
    return place(
      draw(
        path('M10-40C40-110 44-180 10-236C80-200 130-110 118-40Z', spinnaker.body),
        path(
          'M10-40C40-110 44-180 10-236C34-222 56-206 74-184C70-130 56-80 40-40Z',
          spinnaker.shade,
        ),
        path('M92-156C118-120 124-78 118-40H96C102-80 102-116 92-156Z', spinnaker.light),
        path('M42-120C70-128 98-124 112-112L116-84C96-96 64-98 36-88Z', ink.white),
        path('M-6-40V-240C-60-180-96-100-104-40Z', ink.white),
        path('M-6-40V-240C-34-190-50-110-52-40Z', ink.clothShade),
        line('M-100-66l94-8M-88-106l82-8M-66-152l60-8', ink.mist, 3),
        line('M0-250V-24', ink.navy, 6),
        path('M-126-26H126C114 10 92 28 60 28H-70C-100 28-116 8-126-26Z', hull.body),
        path('M-126-26H-70C-66 0-50 20-30 28H-70C-100 28-116 8-126-26Z', hull.shade),
        path('M-126-26H126L122-14H-122Z', hull === tones.white ? ink.coral : ink.white),
        brush.chance(0.7)
          ? draw(
              disc(-56, -44, 10, ink.skin2),
              path('M-68-26c0-14 24-14 24 0z', ink.sun),
              disc(-26, -42, 10, ink.skin4),
              path('M-38-26c0-12 24-12 24 0z', ink.protea),
              path('M-66-46c0-12 20-12 20 0z', ink.navy),
            )
          : '',
        path('M0-250l-26 8 26 8z', spinnaker.body),
      ),
      0,
      0,
      0.98,
      brush.pick([-4, -2, 3] as const),
    )
  },
}

const bicycleWheel = (x: number): Art => {
  const spokes = [0, 30, 60, 90, 120, 150].map((a) => (a * Math.PI) / 180)
  return draw(
    line(
      spokes
        .map(
          (a) =>
            `M${n(x - Math.cos(a) * 58)} ${n(-62 - Math.sin(a) * 58)}L${n(x + Math.cos(a) * 58)} ${n(-62 + Math.sin(a) * 58)}`,
        )
        .join(''),
      ink.paper,
      1.8,
    ),
    ring(x, -62, 56, ink.navy, 9),
    ring(x, -62, 49, ink.foam, 3),
    disc(x, -62, 8, ink.navy),
  )
}

export const bicycle: Scene = {
  blooms: true,
  settings: ['promenade', 'street', 'garden'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick(brights)
    return draw(
      bicycleWheel(-92),
      bicycleWheel(94),
      line('M-92-62L-42-140L46-146L-10-62ZM-42-140L-10-62M-92-62H-10', tone.body, 10),
      line('M-92-62H-10', tone.shade, 10),
      line('M94-62L50-162', tone.body, 10),
      line('M50-162L46-178', ink.navy, 7),
      line('M46-178C70-186 82-180 84-166', ink.navy, 8),
      line('M-42-140L-46-156', ink.navy, 7),
      path('M-76-166C-60-170-30-166-18-158C-20-150-34-150-44-150C-60-150-74-154-76-166Z', ink.clay),
      disc(-10, -62, 15, ink.navy),
      disc(-10, -62, 7, tone.light),
      line('M-10-62L8-34M0-34h18', ink.navy, 6),
      brush.chance(0.6)
        ? place(
            draw(
              line('M-6-44V-76M14-44L22-70', ink.fynbos, 4),
              whorl(4, -44, [-50, -20, 20, 50], 40, 9),
              place(protea(tones.pink), -8, -64, 0.4),
              place(pincushion(), 24, -66, 0.5),
              path('M-36-46h76l-8 46h-60z', ink.skin5),
              path('M-36-46h22l4 46h-18z', ink.skin4),
              line('M-34-30h72M-31-15h66M-10-46l2 46M14-46l-2 46', ink.clay, 2.4),
            ),
            104,
            -128,
            0.86,
          )
        : draw(rect(-132, -136, 60, 8, ink.navy, 3), box(-128, -172, 52, 36, tones.sun, 5)),
      line('M-122-110C-112-122-72-124-62-112', tone.shade, 6),
      line('M62-112C72-124 116-124 126-108', tone.shade, 6),
    )
  },
}

/** The flower sellers of Adderley Street. */
export const flowers: Scene = {
  blooms: true,
  settings: ['street', 'promenade', 'garden'],
  subject: (brush) => {
    const tin = brush.pick([tones.steel, tones.sea, tones.white] as const)
    const daisyTone = brush.pick([tones.sun, tones.white, tones.salmon] as const)
    const pail = stamp(
      'pail',
      draw(
        line('M-18-40L-30-92M0-40V-106M18-40L30-92', ink.fynbos, 4),
        whorl(0, -44, [-60, -34, -10, 14, 38, 62], 56, 10),
        vessel(0, 0, 58, 42, 54, tin),
        rect(-31, -58, 62, 8, tin.body, 3),
      ),
    )
    const king = stamp('king', proteaBud(brush.pick([tones.protea, tones.pink] as const)))
    const pins = stamp('pins', pincushion(ink.rust, ink.coral))
    const daisy = stamp('daisy', draw(disc(0, 0, 13, daisyTone.body), disc(2, -2, 5, ink.gold)))
    const kings = [
      king.print(-24, -66, 0.46, -12),
      king.print(24, -66, 0.46, 12),
      king.print(0, -80, 0.5),
    ]
    const cushions = [
      pins.print(-28, -80, 0.74),
      pins.print(28, -80, 0.74),
      pins.print(0, -96, 0.84),
    ]
    const daisies = [
      daisy.print(-34, -86),
      daisy.print(34, -86),
      daisy.print(-13, -104),
      daisy.print(14, -104),
      daisy.print(0, -82),
      daisy.print(-22, -70),
      daisy.print(24, -70),
    ]
    const bunch = (heads: readonly Art[], x: number, y: number, scale: number) =>
      place(draw(pail.print(0, 0), ...heads), x, y, scale)
    return draw(
      pail.plate,
      king.plate,
      pins.plate,
      daisy.plate,
      place(keeper(brush, brush.pick(brights), tones.white), -8, -46, 1.02),
      line('M-136 0V-200M136 0V-200', ink.clay, 7, 'butt'),
      place(awning(308, brush.pick(brights)), -154, -226),
      box(-140, -46, 280, 46, tones.wood, 3),
      line('M-140-24h280', ink.clay, 3, 'butt'),
      bunch(kings, -98, -46, 0.82),
      bunch(daisies, 100, -46, 0.82),
      bunch(cushions, -70, 4, 0.78),
      bunch(daisies, 4, 6, 0.74),
      bunch(brush.chance(0.5) ? kings : cushions, 76, 4, 0.78),
    )
  },
}

const sewingMachine = (tone: Tone): Art =>
  draw(
    box(-116, -22, 232, 22, tones.wood, 5),
    path(
      'M-96-22V-44H60V-96H-60C-70-96-74-90-74-82V-60H-96V-96C-96-122-84-132-62-132H90C104-132 112-124 112-110V-22Z',
      tone.body,
    ),
    path('M60-96H112V-22H60Z', tone.shade),
    path('M-96-96C-96-122-84-132-62-132H-40C-66-126-74-110-74-82V-60H-96Z', tone.shade),
    path(
      'M-62-132H90C104-132 112-124 112-110V-104C80-120-20-122-74-108C-74-118-70-128-62-132Z',
      tone.light,
    ),
    line('M-85-60V-34', ink.duskLight, 4),
    rect(-94, -38, 20, 5, ink.duskLight),
    disc(118, -92, 24, ink.navy),
    disc(118, -92, 14, ink.dusk),
    box(20, -156, 18, 26, tones.coral, 3),
    line('M30-154C-10-170-60-160-84-132', ink.coral, 2.4),
    path('M-30-116c8-10 24-10 32 0c-8 8-24 8-32 0z', ink.sun),
    path('M-160-24C-120-40-60-30-20-24V-18H-160Z', ink.sun),
    path('M-160-24C-140-32-120-34-100-33L-106-18H-160Z', ink.gold),
  )

const dressForm = (tone: Tone): Art =>
  draw(
    line('M0-60V-8M0-12L-34 0M0-12L34 0', ink.clay, 7),
    ball(0, -216, 11, tones.wood),
    path(
      'M-10-208H10L14-192C40-186 46-172 38-150C32-134 28-122 32-108L60-46H-60L-32-108C-28-122-32-134-38-150C-46-172-40-186-14-192Z',
      tone.body,
    ),
    path(
      'M-10-208H-4C-14-180-22-150-14-108L-24-46H-60L-32-108C-28-122-32-134-38-150C-46-172-40-186-14-192Z',
      tone.shade,
    ),
    path(
      'M14-192C40-186 46-172 38-150C32-134 28-122 32-108L60-46H42L18-108C20-140 24-170 14-192Z',
      tone.light,
    ),
    line('M-32-110H32', ink.white, 6),
    line('M-36-188C-10-150 10-150 34-186', ink.sun, 5),
  )

export const tailor: Scene = {
  settings: ['roomFloor', 'roomCounter'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick([tones.sea, tones.navy, tones.coral, tones.leaf] as const)
    const dress = brush.pick([tones.protea, tones.sun, tones.coral, tones.pink] as const)
    return draw(
      place(dressForm(dress), -100, 0, 1.04),
      place(sewingMachine(tone), 56, 0, 0.98),
      place(
        draw(
          oval(0, -22, 20, 5, ink.skin5),
          box(-13, -20, 26, 18, tones.bay),
          oval(0, -2, 20, 5, ink.skin4),
        ),
        -28,
        0,
        1,
      ),
      line('M-140-150c-20 30 10 60-4 110', ink.butter, 5),
    )
  },
}
