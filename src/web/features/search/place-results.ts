import { onSheet } from '#shared/places/cape-sheet.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import type { MarkedPlace } from '#web/components/map/map-marks.ts'

/** A result with its position on the map, and its number in the list. */
export interface PlacedResult extends MarkedPlace {
  number: number
  business: CardPage['businesses'][number]
  /** In the requested place, or any if none was requested. */
  isIn: boolean
}

export function placeResults({ businesses }: Pick<CardPage, 'businesses'>): PlacedResult[] {
  return businesses.flatMap((business, at) => {
    const { location } = business
    if (!location) return []
    const isIn = (business.group ?? 'in') === 'in'
    return { ...onSheet(location), number: at + 1, business, isExact: location.isExact, isIn }
  })
}
