import { savedPage } from '#shared/catalogue/saved-paths.ts'
import { api, pages } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { businessFilterSchema, categoryFilterSchema } from '#shared/schemas/business-list.ts'
import { reviewsQuerySchema } from '#shared/schemas/reviews/review-list.ts'
import { FILTER_NAMES } from '#shared/search/filters.ts'
import type { AnswerParameters } from './platform/cache/answer-address.ts'

const MAIL_CHOICE = ['done', 'token']

/** For all features. */
export const ANSWER_PARAMETERS: AnswerParameters = [
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
