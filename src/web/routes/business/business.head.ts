import { businessLine } from '#shared/catalogue/business-line.ts'
import { localBusinessMarkup } from '#shared/catalogue/business-markup.ts'
import { getCategory } from '#shared/catalogue/categories.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import { isWorthIndexing } from '#shared/catalogue/unclaimed.ts'
import { pages } from '#shared/paths.ts'
import type { Business } from '#shared/schemas/business.ts'
import type { PublicBusiness } from '#shared/schemas/business-detail.ts'
import { sharePictures } from '#shared/share-picture.ts'
import type { Site } from '#shared/site.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { imageFile } from '#web/lib/image-files.ts'

const SNIPPET = 155

export function businessHead(site: Site, business: PublicBusiness) {
  const path = pages.business(business.id)
  const image = sharePictures.business(business)
  const category = CATEGORY_OF_INDUSTRY[business.industry]
  return pageHead(site, {
    path,
    title: `${business.businessName}: ${businessLine(business)} | CPT Recommends`,
    description: snippetOf(business),
    image,
    noIndex: !isWorthIndexing(business) && 'follow',
    type: 'business.business',
    jsonLd: import.meta.env.SSR && [
      localBusinessMarkup(business, `${site.publicUrl}${path}`, imagesOf(site, business, image)),
      breadcrumbMarkup(site, [
        { name: 'Home', path: pages.home },
        { name: getCategory(category)?.title ?? 'Categories', path: pages.category(category) },
        { name: business.businessName, path },
      ]),
    ],
  })
}

/** The card of the page, and its photos. */
function imagesOf(site: Site, { images }: PublicBusiness, card: string): string | string[] {
  const whole = (address: string) => `${site.publicUrl}${address}`
  if (images.length === 0) return whole(card)
  return [card, ...images.map(({ imageUrl }) => imageFile(imageUrl, 1200))].map(whole)
}

function snippetOf(business: Business): string {
  const text = business.description.replace(/\s+/g, ' ').trim()
  if (text === '')
    return `${business.businessName}, ${businessLine(business)}: reviews, hours, map${business.plan === null ? '' : ' and booking'}.`
  if (text.length <= SNIPPET) return text
  const end = text.lastIndexOf(' ', SNIPPET)
  return `${text.slice(0, end > 0 ? end : SNIPPET)}…`
}
