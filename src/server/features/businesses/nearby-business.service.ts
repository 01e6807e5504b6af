import type { SearchService } from '#server/features/search/search.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson, type JsonText } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { isDay } from '#shared/booking/booking-date.ts'
import { shortMoment } from '#shared/booking/booking-words.ts'
import { type OperatingHours, openState, type SpecialDays } from '#shared/hours/opening-hours.ts'
import { describeOpenUntil } from '#shared/hours/opening-hours-text.ts'
import type { Area } from '#shared/places/areas.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { type Located, locationOf } from '#shared/places/location.ts'
import { findOfCategory, getBusinessLocation } from './nearby-business.repository.ts'

export interface Alternative {
  id: string
  name: string
  /** 'Hair Salon, Woodstock'. */
  line: string
  /** 'Open until 18:00'. */
  openText: string
  imageKey: string | null
}

const LOOKED_AT = 200
const SHOWN = 3
/** Distances for 'in the same area but without a known suburb' and 'in another area'. */
const SAME_AREA_KM = 8
const ELSEWHERE_KM = 40

interface Place extends Located {
  area: Area
}

function kmBetween(one: Place, other: Place): number {
  const from = locationOf(one)
  const to = locationOf(other)
  if (from && to) return distanceKm(from, to)
  return one.area === other.area ? SAME_AREA_KM : ELSEWHERE_KM
}

/** Null if it is closed at that moment, or now and for a day. */
function openingOf(
  hours: JsonText<OperatingHours> | null,
  { at, isLater }: { at: Date; isLater: boolean },
  specialDays: SpecialDays | undefined,
) {
  if (hours === null) return null
  const state = openState(fromJson(hours), at, specialDays)
  if (isLater)
    return state.open ? { isOpen: true, openText: `Open ${shortMoment(at.toISOString())}` } : null
  const isNear = state.open || (state.next !== null && state.next.daysAhead <= 1)
  return isNear ? { isOpen: state.open, openText: describeOpenUntil(state) } : null
}

/** Alternatives: of the same category, open, and the nearest first. */
export function createNearbyBusinessService({ clock }: Context, search: SearchService) {
  return {
    /** At the wanted time, if it is still to come; otherwise now. */
    findOpen: async (db: Db, businessId: string, when: string | null): Promise<Alternative[]> => {
      const here = await getBusinessLocation(db, businessId)
      if (!here) return []
      const now = clock()
      const isLater = when !== null && !isDay(when) && new Date(when) > now
      const at = isLater ? new Date(when) : now
      const found = await findOfCategory(db, here.categorySlug, LOOKED_AT)
      const specialDays = await search.findSpecialDays(
        db,
        found.map(({ id }) => id),
        at,
      )
      const others = found.flatMap((business) => {
        const { id, operatingHours } = business
        const opening = openingOf(operatingHours, { at, isLater }, specialDays.get(id))
        if (id === businessId || opening === null) return []
        // At night nobody is open: then those that open within a day.
        const closed = opening.isOpen ? 0 : 1
        return { ...business, km: kmBetween(here, business), closed, openText: opening.openText }
      })
      return others
        .sort((one, other) => one.closed - other.closed || one.km - other.km)
        .slice(0, SHOWN)
        .map(({ id, businessName, industry, suburb, area, openText, imageKey }) => ({
          id,
          name: businessName,
          line: `${industry}, ${suburb ?? area}`,
          openText,
          imageKey,
        }))
    },
  }
}

export type NearbyBusinessService = ReturnType<typeof createNearbyBusinessService>
