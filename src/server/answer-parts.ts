import { addressOf } from '#shared/api/address.ts'
import { LEGAL_DOCUMENTS, versionPath } from '#shared/legal/documents.ts'
import { feeds, helpPages, pages, reviewPages, sitePages } from '#shared/paths.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { LISTS, partOfBusiness, partOfCategory } from './features/businesses/catalogue-parts.ts'

/** Shows no business, so that no edit of one invalidates it. */
const NO_BUSINESS = 'none'
const WITHOUT_BUSINESSES: readonly string[] = [
  pages.blog,
  pages.blogPost(''),
  feeds.blog,
  feeds.robots,
  pages.auth,
  pages.login,
  pages.register,
  pages.forgotPassword,
  pages.categories,
  addressOf('GET /api/categories'),
  ...Object.values(sitePages),
  helpPages.home,
  helpPages.article(''),
  reviewPages.policy,
  ...keysOf(LEGAL_DOCUMENTS).map((document) => versionPath(document, '')),
  reviewPages.notice,
]

const OF_BUSINESS = /^(?:\/api)?\/business\/([\w-]+)(?:\/reviews)?(?:\?|$)/
/** A category, or a category in a place. Words are compared with those of all businesses. */
const OF_CATEGORY =
  /^(?:\/api\/businesses)?\/category\/([\w-]+)(?:\/[\w-]+)?(?:\?(?!(?:.*&)?(?:q|area)=)|$)/

/** The part of the catalogue that an address shows. An address that is not known here counts as a list of all. */
export function partOfAddress(address: string): string {
  const [, business] = OF_BUSINESS.exec(address) ?? []
  if (business) return partOfBusiness(business)
  const [, category] = OF_CATEGORY.exec(address) ?? []
  if (category) return partOfCategory(category)
  const path = address.split('?', 1)[0] ?? ''
  const isWithout = WITHOUT_BUSINESSES.some(
    (known) => path === known || (known.endsWith('/') && path.startsWith(known)),
  )
  return isWithout ? NO_BUSINESS : LISTS
}
