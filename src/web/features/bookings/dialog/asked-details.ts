import { inRequest, isTable } from '#shared/booking/request-wishes.ts'
import type { Industry } from '#shared/catalogue/industries.ts'
import { NO_DETAILS } from '#web/features/bookings/parts/visitor-fields.tsx'
import { cameFrom } from '#web/lib/came-from.ts'

/** The form as it opens: with the number of people that the visitor searched for. */
export function askedDetails(industry: Industry) {
  const people = String(cameFrom()?.people ?? '')
  if (isTable(industry)) return { ...NO_DETAILS, people }
  return { ...NO_DETAILS, notes: inRequest({ people }).notes }
}
