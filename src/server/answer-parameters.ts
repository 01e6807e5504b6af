import { addressOf } from '#shared/api/address.ts'
import { helpPages, pages, savedPage } from '#shared/paths.ts'
import { placePages } from '#shared/places/place-pages.ts'
import { businessFilterSchema, categoryFilterSchema } from '#shared/schemas/business-list.ts'
import { reviewsQuerySchema } from '#shared/schemas/reviews/review-list.ts'
import { FILTER_NAMES } from '#shared/search/filters.ts'
import type { AnswerParameters } from './platform/cache/answer-address.ts'

/** For all features. */
export const ANSWER_PARAMETERS: AnswerParameters = [
  [addressOf('GET /api/businesses'), Object.keys(businessFilterSchema.shape)],
  [
    addressOf('GET /api/businesses/category/:slug', { params: { slug: '' } }),
    Object.keys(categoryFilterSchema.shape),
  ],
  [helpPages.home, ['q']],
  [helpPages.article(''), ['helped']],
  [pages.register, ['plan']],
  [savedPage, ['ids']],
  [pages.search, ['area', 'page', 'q', ...FILTER_NAMES]],
  // A category in a place has no filters.
  [/^\/category\/[^/]+\/[^/]+$/, ['page']],
  [pages.category(''), ['page', ...FILTER_NAMES]],
  [placePages.area(''), ['page']],
  [/^(?:\/api)?\/business\/[^/]+\/reviews$/, Object.keys(reviewsQuerySchema.shape)],
]
