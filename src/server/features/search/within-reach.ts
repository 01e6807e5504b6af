import { REACH_KM } from '#shared/search/area-part.ts'
import { containsAny, matchArea } from '#shared/search/match.ts'
import type { ParsedQuery } from '#shared/search/query.ts'
import { isStrong, type Scored } from '#shared/search/score.ts'

/** Whether the requested place has a centre: the distance from a whole area is unknown. */
export const hasCentre = ({ area }: ParsedQuery) => area !== null && area.rings.length > 0

/**
 * The distance decides what is shown around a place, not the area that a suburb belongs to. Who names the place in
 * the address stays, since the product promises it; beyond what counts as nearby only strong matches are worth the way.
 */
export function withinReach(scored: readonly Scored[], parsed: ParsedQuery): Scored[] {
  const { area } = parsed
  if (!area || !hasCentre(parsed)) return [...scored]
  return scored.filter((one) => {
    const { business, isInPlace, km, group } = one
    if (isInPlace || containsAny(business.text.place, area.needles)) return true
    const isAround = matchArea(business.area, business.text, area) !== null
    // 'Near me' is an order: it excludes nothing.
    if (km === null || (area.isHere && isAround)) return isAround
    return km <= REACH_KM && (isAround || (group !== 'loose' && isStrong(one)))
  })
}
