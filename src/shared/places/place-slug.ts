import { normalise } from '#shared/search/normalise.ts'

/** The slug of a place: 'V&A Waterfront' is v-a-waterfront. */
export const placeSlug = (name: string) => normalise(name).replaceAll(' ', '-')
