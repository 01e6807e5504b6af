import { keysOf } from '#shared/text/one-of.ts'
import type { Scene } from './scene.ts'
import { bakery } from './scenes/bakery.ts'
import { nails, skin, spa } from './scenes/beauty.ts'
import { carpentry, garden, painting } from './scenes/building.ts'
import { clinic, dentist, pets } from './scenes/care.ts'
import { coffee, wine } from './scenes/drink.ts'
import { boxing, gym, running, yoga } from './scenes/fitness.ts'
import { braai, gatsby, restaurant, seafood } from './scenes/food.ts'
import { barber, braids, salon } from './scenes/hair.ts'
import { cleaning, electrical, plumbing } from './scenes/home.ts'
import { books, classroom, music } from './scenes/learning.ts'
import { carwash, panelbeater, tyres, workshop } from './scenes/motor.ts'
import { accounting, coins, legal } from './scenes/office.ts'
import { computers, print, signage, studio } from './scenes/studio.ts'
import { surf } from './scenes/surf.ts'
import { bicycle, flowers, sailing, tailor } from './scenes/trades.ts'

export const scenes = {
  salon,
  barber,
  braids,
  restaurant,
  gatsby,
  coffee,
  bakery,
  seafood,
  braai,
  wine,
  plumbing,
  electrical,
  painting,
  garden,
  carpentry,
  cleaning,
  gym,
  yoga,
  surf,
  running,
  boxing,
  workshop,
  tyres,
  carwash,
  panelbeater,
  spa,
  nails,
  skin,
  print,
  studio,
  signage,
  legal,
  accounting,
  coins,
  clinic,
  dentist,
  classroom,
  music,
  sailing,
  computers,
  bicycle,
  books,
  flowers,
  pets,
  tailor,
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export const sceneNames = keysOf(scenes)
