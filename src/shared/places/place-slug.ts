import { normalise } from '#shared/text/normalise.ts'

/** The slug of a place: 'V&A Waterfront' is v-a-waterfront. */
export const placeSlug = (name: string) => normalise(name).replaceAll(' ', '-')
