import type { OperatingHours } from '#shared/hours/opening-hours.ts'

/** The stored hours of the business, or null for one that has not told them. */
export function hoursOf({ operatingHours }: { operatingHours: string | null }) {
  return operatingHours === null ? null : (JSON.parse(operatingHours) as OperatingHours)
}
