import { savedPage } from '#shared/catalogue/saved-paths.ts'
import { api, pages } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { businessFilterSchema, categoryFilterSchema } from '#shared/schemas/business-list.ts'
import { reviewsQuerySchema } from '#shared/schemas/reviews/review-list.ts'
import { FILTER_NAMES } from '#shared/search/filters.ts'

const MAIL_CHOICE = ['done', 'token']

/**
 * The query parameters that change the answer, by path. A path that ends in a slash matches every path that
 * begins with it; an expression is for paths with an id in the middle.
 */
const PARAMETERS: readonly (readonly [path: string | RegExp, names: readonly string[]])[] = [
  [api.businesses, Object.keys(businessFilterSchema.shape)],
  [api.businessesOfCategory(''), Object.keys(categoryFilterSchema.shape)],
  [savedPage, ['ids']],
  [pages.search, ['area', 'page', 'q', ...FILTER_NAMES]],
  // A category in a place has no filters.
  [/^\/category\/[^/]+\/[^/]+$/, ['page']],
  [pages.category(''), ['page', ...FILTER_NAMES]],
  [placePages.area(''), ['page']],
  [pages.newsletterConfirm, MAIL_CHOICE],
  [pages.newsletterUnsubscribe, MAIL_CHOICE],
  [pages.digestUnsubscribe, MAIL_CHOICE],
  [reviewPages.reply, MAIL_CHOICE],
  [reviewPages.confirm, MAIL_CHOICE],
  [/^(?:\/api)?\/business\/[^/]+\/reviews$/, Object.keys(reviewsQuerySchema.shape)],
]
const NONE: readonly string[] = []

function parametersOf(path: string): readonly string[] {
  const known = PARAMETERS.find(([of]) => {
    if (of instanceof RegExp) return of.test(path)
    return path === of || (of.endsWith('/') && path.startsWith(of))
  })
  return known?.[1] ?? NONE
}

/**
 * One cache key per answer: only the parameters that the answer depends on, in a fixed order. Without this,
 * campaign parameters and invented ones would fill the memory with copies.
 */
export function answerAddress(url: string): string {
  const mark = url.indexOf('?')
  if (mark === -1) return plainPath(url)
  const path = plainPath(url.slice(0, mark))
  const names = parametersOf(path)
  if (names.length === 0) return path
  const used = new URLSearchParams(url.slice(mark))
  for (const name of new Set(used.keys())) if (!names.includes(name)) used.delete(name)
  if (used.size === 0) return path
  used.sort()
  return `${path}?${used}`
}

/** Characters that need no escape are unescaped; the remaining escapes are written in capitals. */
function plainPath(path: string): string {
  if (!path.includes('%')) return path
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(char) ? char : code.toUpperCase()
  })
}

/**
 * Answers for the holder of a secret link, for one person's list or for one person's location. They are never
 * cached.
 */
export function isPersonal(address: string): boolean {
  return /[?&](token|near|ids)=/.test(address)
}
