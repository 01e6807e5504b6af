import type { DemoBusiness } from './city.types.ts'
import { HAIR_SALONS } from './hair-salons.ts'
import { HOME_SERVICES } from './home-services.ts'
import { RESTAURANTS_EVERYDAY } from './restaurants-everyday.ts'
import { RESTAURANTS_SEASIDE } from './restaurants-seaside.ts'
import { RESTAURANTS_TOWN } from './restaurants-town.ts'

/** The demo city: invented businesses in real suburbs, as plain data. Nothing here is inserted. */
export const DEMO_CITY: readonly DemoBusiness[] = [
  ...HAIR_SALONS,
  ...RESTAURANTS_SEASIDE,
  ...RESTAURANTS_TOWN,
  ...RESTAURANTS_EVERYDAY,
  ...HOME_SERVICES,
]
