import type { Business } from './schemas/business.ts'

/**
 * A version (FNV-1a hash) of everything that the picture shows, so that WhatsApp and Facebook, which cache
 * pictures for weeks, load a new one when it differs.
 */
export function sharePictureVersion(business: Business): string {
  const { businessName, industry, area, suburb, imageUrl, ratingAvg, ratingCount } = business
  let hash = 0x811c9dc5
  for (const char of JSON.stringify([
    businessName,
    industry,
    area,
    suburb,
    imageUrl,
    ratingAvg,
    ratingCount,
  ])) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

export const POSTER_FORMATS = ['png', 'pdf'] as const
export type PosterFormat = (typeof POSTER_FORMATS)[number]

export const sharePictures = {
  home: '/share/home.jpg',
  category: (slug: string) => `/share/category/${slug}.jpg`,
  article: (id: string) => `/share/blog/${id}.jpg`,
  business: (business: Business) =>
    `/share/business/${business.id}.jpg?v=${sharePictureVersion(business)}`,
  /** For printing, as PNG or PDF. */
  poster: (id: string, format: PosterFormat) => `/share/business/${id}/poster.${format}`,
} as const
