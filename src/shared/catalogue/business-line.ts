import type { Area } from '#shared/places/areas.ts'
import type { Industry } from './industries.ts'

/** 'Hair Salon in City Bowl'. The option 'Other' of either form field is left out. */
export function businessLine({ industry, area }: { industry: Industry; area: Area }): string {
  const what = industry === 'Other' ? 'Local business' : industry
  return `${what} in ${area === 'Other' ? 'Cape Town' : area}`
}
