import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { type OperatingHours, openState } from '#shared/hours/opening-hours.ts'
import type { Area } from '#shared/places/areas.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { pointOf } from '#shared/places/suburbs.ts'
import { findOfCategory, getWhereabouts } from './nearby-business.repository.ts'

export interface Alternative {
  id: string
  name: string
  /** 'Hair Salon, Woodstock'. */
  line: string
}

const LOOKED_AT = 200
const SHOWN = 3
/** Within an area but without a known suburb, and in another area. */
const SAME_AREA_KM = 8
const ELSEWHERE_KM = 40

interface Place {
  area: Area
  suburb: string | null
}

function kmBetween(one: Place, other: Place): number {
  const from = one.suburb === null ? null : pointOf(one.suburb)
  const to = other.suburb === null ? null : pointOf(other.suburb)
  if (from && to) return distanceKm(from, to)
  return one.area === other.area ? SAME_AREA_KM : ELSEWHERE_KM
}

const isOpen = (hours: string | null, now: Date) =>
  hours !== null && openState(JSON.parse(hours) as OperatingHours, now).open

const opensAgain = (hours: string | null, now: Date) => {
  if (hours === null) return false
  const state = openState(JSON.parse(hours) as OperatingHours, now)
  return state.open || (state.next !== null && state.next.daysAhead <= 1)
}

/** Where else somebody may turn: of the same kind, open, and the nearest first. */
export function createNearbyBusinessService({ clock }: Context) {
  return {
    findOpen: async (db: Db, businessId: string): Promise<Alternative[]> => {
      const here = await getWhereabouts(db, businessId)
      if (!here) return []
      const now = clock()
      const others = (await findOfCategory(db, here.categorySlug, LOOKED_AT))
        .filter(({ id, operatingHours }) => id !== businessId && opensAgain(operatingHours, now))
        .map((business) => ({
          ...business,
          km: kmBetween(here, business),
          // At night nobody is open: then those that open within a day.
          closed: isOpen(business.operatingHours, now) ? 0 : 1,
        }))
      return others
        .sort((one, other) => one.closed - other.closed || one.km - other.km)
        .slice(0, SHOWN)
        .map(({ id, businessName, industry, suburb, area }) => ({
          id,
          name: businessName,
          line: `${industry}, ${suburb ?? area}`,
        }))
    },
  }
}

export type NearbyBusinessService = ReturnType<typeof createNearbyBusinessService>
