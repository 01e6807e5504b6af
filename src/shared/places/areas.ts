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
