/** The addresses of pages that only the server renders: apart from the others, which every browser loads. */
export const placePages = {
  category: (slug: string, place: string) => `/category/${slug}/${place}`,
  area: (place: string) => `/area/${place}`,
}
