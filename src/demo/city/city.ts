import { AUTOMOTIVE } from './automotive.ts'
import { BEAUTY_WELLNESS } from './beauty-wellness.ts'
import type { DemoBusiness } from './city.types.ts'
import { EDUCATION } from './education.ts'
import { FINANCE } from './finance.ts'
import { FITNESS } from './fitness.ts'
import { HAIR_SALONS } from './hair-salons.ts'
import { HOME_SERVICES } from './home-services.ts'
import { LEGAL } from './legal.ts'
import { MARKETING_ADVERTISING } from './marketing-advertising.ts'
import { MEDICAL } from './medical.ts'
import { OTHER } from './other.ts'
import { PLUMBERS } from './plumbers.ts'
import { RESTAURANTS_EVERYDAY } from './restaurants-everyday.ts'
import { RESTAURANTS_SEASIDE } from './restaurants-seaside.ts'
import { RESTAURANTS_TOWN } from './restaurants-town.ts'
import { TECHNOLOGY } from './technology.ts'

/** The demo city: invented businesses in real suburbs, as plain data. Nothing is inserted here. */
export const DEMO_CITY: readonly DemoBusiness[] = [
  ...HAIR_SALONS,
  ...RESTAURANTS_SEASIDE,
  ...RESTAURANTS_TOWN,
  ...RESTAURANTS_EVERYDAY,
  ...HOME_SERVICES,
  ...PLUMBERS,
  ...FITNESS,
  ...AUTOMOTIVE,
  ...BEAUTY_WELLNESS,
  ...MARKETING_ADVERTISING,
  ...LEGAL,
  ...FINANCE,
  ...MEDICAL,
  ...EDUCATION,
  ...TECHNOLOGY,
  ...OTHER,
]
