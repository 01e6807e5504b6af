/** Addresses of pages that only the server renders: apart from paths.ts, which every browser loads. */
export const placePages = {
  category: (slug: string, place: string) => `/category/${slug}/${place}`,
  area: (place: string) => `/area/${place}`,
}
