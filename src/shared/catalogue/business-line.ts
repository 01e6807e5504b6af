import { type Area, spokenPlace } from '#shared/places/areas.ts'
import type { Industry } from './industries.ts'

interface Described {
  industry: Industry
  area: Area
  suburb: string | null
}

/** 'Hair Salon in Gardens', or in the area without a known suburb. */
export function businessLine({ industry, area, suburb }: Described): string {
  const what = industry === 'Other' ? 'Local business' : industry
  return `${what} in ${suburb ?? spokenPlace(area)}`
}
