export const AREAS = [
  'City Bowl',
  'Atlantic Seaboard',
  'Southern Suburbs',
  'Northern Suburbs',
  'Cape Flats',
  'West Coast',
  'Helderberg',
  'Other',
] as const
export type Area = (typeof AREAS)[number]

const NAMES = new Set<string>(AREAS)

/** As people say it after 'in': the Cape Flats, but Athlone. The option 'Other' of a field is no place. */
export function spokenPlace(name: string): string {
  if (name === 'Other') return 'Cape Town'
  return NAMES.has(name) ? `the ${name}` : name
}
