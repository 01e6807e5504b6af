import { normalise } from '#shared/search/normalise.ts'

/** As a place stands in an address: 'V&A Waterfront' is v-a-waterfront. */
export const placeSlug = (name: string) => normalise(name).replaceAll(' ', '-')
