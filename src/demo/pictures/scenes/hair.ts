import { brights, ink, skins, type Tone, tones } from '#demo/pictures/kit/ink.ts'
import { person } from '#demo/pictures/kit/people.ts'
import { protea } from '#demo/pictures/kit/plants.ts'
import {
  type Art,
  ball,
  box,
  disc,
  dots,
  draw,
  line,
  oval,
  path,
  place,
  rect,
  ring,
} from '#demo/pictures/kit/shape.ts'
import type { Scene } from '#demo/pictures/scene.ts'

const bottle = (tone: Tone, h: number): Art =>
  draw(
    box(-11, -h, 22, h, tone, 5),
    rect(-6, -h - 10, 12, 10, ink.navy, 2),
    rect(-8, -h * 0.66, 19, h * 0.34, ink.paper),
  )

const comb: Art = draw(
  rect(-40, -12, 80, 9, ink.plum, 3),
  path(
    'M-38-4h4v14h-4zM-28-4h4v14h-4zM-18-4h4v14h-4zM-8-4h4v14h-4zM2-4h4v14h-4zM12-4h4v14h-4zM22-4h4v14h-4zM32-4h4v14h-4z',
    ink.plum,
  ),
)

const dryer = (tone: Tone): Art =>
  draw(
    path('M-6-22l14 0 6 40h-14z', tone.shade),
    path('M-40-50h54a18 18 0 0 1 0 36h-54l-12-6v-24z', tone.body),
    path('M14-50a18 18 0 0 1 0 36h-8c12-8 12-28 0-36z', tone.light),
    rect(-56, -44, 8, 24, ink.navy, 2),
    disc(12, -32, 8, ink.navy),
    line('M10 18q10 22 40 10', ink.navy, 3),
  )

/** A mirror that shows the customer, and the table before it. */
export const salon: Scene = {
  settings: ['roomCounter', 'counter'],
  shop: true,
  subject: (brush) => {
    const tone = brush.pick(brights)
    const frame = brush.pick([tones.sun, tones.coral, tones.white] as const)
    const customer = person(brush, tone)
    const bulbs = [-150, -120, -90, -60, -30].map((angle) => (angle * Math.PI) / 180)
    return draw(
      path('M-30 0l10-24h40l10 24z', frame.shade),
      disc(0, -118, 100, frame.body),
      path('M0-218a100 100 0 0 1 0 200a130 130 0 0 0 0-200z', frame.light),
      disc(0, -118, 86, ink.foam),
      path('M-58-54a86 86 0 0 0 116 0c-4-26-28-36-58-36s-52 10-58 36z', tone.body),
      path('M-58-54a86 86 0 0 0 58 22c-14-20-14-44-6-58c-28 0-46 12-52 36z', tone.shade),
      path('M-10-100h20v18q-10 8-20 0z', customer.skin.shade),
      place(customer.head, 0, -128, 1.3),
      path('M-74-150L-30-192l10 4L-78-132zM46-46L80-84l2 10-28 32z', ink.white, 0.5),
      dots(
        bulbs.map((a) => [Math.cos(a) * 93, -118 + Math.sin(a) * 93] as const),
        ink.cream,
        11,
      ),
      place(dryer(tone), 112, -24, 0.9, -8),
      place(bottle(tones.leaf, 62), -118, 0),
      place(bottle(tones.pink, 46), -146, 0),
      place(bottle(tones.sun, 38), -92, 0),
      place(comb, 76, -4, 0.8, 3),
    )
  },
}

const pole: Art = draw(
  rect(-15, -176, 30, 130, ink.white),
  path('M-15-150l30-24v26l-30 24zM-15-98l30-24v26l-30 24z', ink.coral),
  path('M-15-124l30-24v26l-30 24zM-15-72l30-24v26l-30 22z', ink.sea),
  path('M-15-176h8v130h-8z', ink.clothShade),
  box(-20, -190, 40, 16, tones.sun, 4),
  ball(0, -200, 13, tones.sun),
  box(-20, -50, 40, 14, tones.sun, 4),
  path('M-9-36h18v36h-18z', ink.gold),
)

/** The chair everybody in the street has sat in. */
export const barber: Scene = {
  settings: ['roomFloor', 'street'],
  shop: true,
  subject: (brush) => {
    const seat = brush.pick([tones.coral, tones.sea, tones.leaf, tones.protea] as const)
    return draw(
      oval(0, -4, 58, 9, ink.duskDark),
      oval(0, -8, 58, 9, ink.duskLight),
      path('M-11-50h22l5 42h-32z', ink.foam),
      path('M-11-50h8l-3 42h-10z', ink.duskLight),
      path('M40-62c18 8 28 22 30 44h28v8H58c-2-22-10-34-24-40z', ink.duskLight),
      rect(52, -16, 50, 8, ink.navy, 3),
      path('M-66-190c0-16 12-20 24-16l14 92h-36z', seat.body),
      path('M-66-190c0-16 12-20 24-16c-8 20-6 60 2 92h-24z', seat.shade),
      line('M-50-186l8 66M-38-190l10 70', seat.shade, 3),
      box(-62, -116, 118, 34, seat, 12),
      box(-52, -84, 98, 28, tones.steel, 8),
      path('M-60-152h84c12 0 12 16 0 16h-78z', ink.foam),
      path('M12-136h12v26h-12z', ink.duskLight),
      box(-70, -232, 44, 30, seat, 12),
      rect(-52, -206, 8, 14, ink.duskLight),
      place(pole, 118, 0),
      box(-158, -86, 74, 86, tones.wood, 4),
      rect(-150, -62, 58, 4, ink.clay),
      rect(-150, -34, 58, 4, ink.clay),
      rect(-164, -94, 86, 10, ink.paper, 3),
      place(bottle(tones.leaf, 46), -146, -94),
      place(bottle(brush.pick([tones.sun, tones.pink, tones.coral] as const), 34), -120, -94),
      place(comb, -100, -106, 0.5, 86),
    )
  },
}

/** A profile with braids and gold beads. */
export const braids: Scene = {
  blooms: true,
  settings: ['promenade', 'garden', 'roomFloor'],
  subject: (brush) => {
    const skin = brush.pick(skins)
    const dress = brush.pick([tones.sun, tones.protea, tones.coral, tones.leaf] as const)
    const bead = brush.pick([ink.sun, ink.coral, ink.white] as const)
    const strands = [-52, -38, -24, -10, 4]
    return draw(
      path('M-104 40c4-62 40-84 92-92c34-4 60 0 84 14c40 14 52 40 56 78z', dress.body),
      path('M40-48c44 10 80 28 88 88H64c-2-40-10-66-24-88z', dress.light),
      path('M-104 40c4-62 40-84 80-90c-20 26-30 60-30 90z', dress.shade),
      place(
        draw(
          path('M196 236c8 28 6 46-8 60c26 26 58 26 74 4c-8-14-10-28-8-42z', skin.shade),
          path(
            'M250 96C276 100 288 122 287 146C286 154 285 160 288 166C292 177 304 187 305 194C305 199 299 201 294 202C300 204 305 208 305 213C305 216 300 218 296 219C301 221 303 225 302 230C301 234 296 236 294 238C298 245 297 252 292 258C284 266 268 268 252 266C232 264 208 252 196 236C184 200 196 120 250 96Z',
            skin.body,
          ),
          path(
            'M287 146C286 154 285 160 288 166C292 177 304 187 305 194C305 199 299 201 294 202C292 204 288 202 288 198C290 190 278 176 278 160C278 152 282 146 287 146Z',
            skin.light,
          ),
          path(
            'M294 202C300 204 305 208 305 213C305 216 300 218 296 219C301 221 303 225 302 230C301 234 296 236 292 235C286 232 280 226 276 219C282 212 288 206 294 202Z',
            ink.protea,
          ),
          line('M254 172q12 8 26 1', ink.navy, 3.4),
          line('M250 154q14-10 32-3', ink.navy, 4),
        ),
        -222,
        -330,
      ),
      path(
        'M62-236C54-268 14-274-22-262C-60-250-74-214-66-176C-60-150-44-128-24-112C-8-122 6-150 12-170C20-190 40-206 58-214C66-218 66-228 62-236Z',
        ink.navy,
      ),
      path(
        'M62-236C54-268 14-274-10-266C20-256 36-236 40-206L58-214C66-218 66-228 62-236Z',
        ink.duskDark,
      ),
      line(
        'M-46-236Q-4-250 44-224M-60-206Q-20-226 24-196M-62-176Q-30-194 8-168',
        ink.duskLight,
        2.6,
      ),
      line(
        strands
          .map(
            (x, i) =>
              `M${x - 8} ${-150 - i * 6}C${x - 30} -90 ${x - 2} -60 ${x - 18} ${8 - (i % 2) * 14}`,
          )
          .join(''),
        ink.navy,
        12,
      ),
      line(
        strands
          .map(
            (x, i) =>
              `M${x - 5} ${-140 - i * 6}C${x - 27} -86 ${x + 1} -60 ${x - 15} ${-4 - (i % 2) * 14}`,
          )
          .join(''),
        ink.dusk,
        2,
      ),
      dots(
        strands.map((x, i) => [x - 18, 6 - (i % 2) * 14] as const),
        bead,
        14,
      ),
      dots(
        strands.map((x) => [x - 13, -56] as const),
        bead,
        9,
      ),
      ring(-2, -118, 14, ink.sun, 5),
      brush.chance(0.5) ? place(protea(dress), -40, -206, 0.42, -40) : '',
    )
  },
}
