import {
  presentBusiness,
  presentBusinessOnCard,
  presentCardPage,
} from '#server/features/businesses/business.presenter.ts'
import { presentGem } from '#server/features/gems/gem.presenter.ts'
import {
  presentReviewOfBusiness,
  presentReviewPage,
} from '#server/features/reviews/review.presenter.ts'
import { presentKnownOperator } from '#server/features/site/operator.presenter.ts'
import type { Config } from '#server/platform/config/config.ts'
import { AppError } from '#server/platform/errors.ts'
import { presentBusinessDetail } from '#server/screens/business-detail.presenter.ts'
import { presentNotListed } from '#server/screens/not-listed.presenter.ts'
import type { Services } from '#server/services.ts'
import { ApiError } from '#shared/api-error.ts'
import { CATEGORIES } from '#shared/catalogue/categories.ts'
import type { ServerReadApi } from '#shared/read-api.ts'

/** A page must not see a difference: 'not found' is the same error over HTTP and in-process. */
function asApiError(error: unknown): unknown {
  return error instanceof AppError && error.kind === 'not-found'
    ? new ApiError(404, error.message)
    : error
}

async function read<T>(answer: () => Promise<T> | T): Promise<T> {
  try {
    return await answer()
  } catch (error) {
    throw asApiError(error)
  }
}

/** The public reads without HTTP: the same services and presenters as the routes. */
export function createInProcessApi(
  services: Services,
  { keep, seller }: Pick<Config, 'keep' | 'seller'>,
): ServerReadApi {
  return {
    getBusiness: (id) =>
      read(async () => presentBusinessDetail(await services.businessDetails.get(id))),
    findBusinesses: (filter) =>
      read(async () => presentCardPage(await services.businesses.findCards(filter))),
    findNamedBusinesses: (ids) =>
      read(async () => {
        const found = await services.businesses.findCardsOf(ids)
        return { businesses: found.rows.map(presentBusinessOnCard(found)) }
      }),
    getCategory: (slug) => read(() => services.businesses.getCategory(slug)),
    getCategories: () => read(() => ({ categories: [...CATEGORIES] })),
    getFeaturedGems: () =>
      read(async () => ({ gems: (await services.gems.findPublic()).map(presentGem) })),
    getReview: (id) =>
      read(async () => presentReviewOfBusiness(await services.reviewReports.getShown(id))),
    getLegalPage: (document, version) =>
      read(async () => ({
        ...(await services.legal.get(document, version)),
        operator: presentKnownOperator(await services.site.getShown(), seller),
        keep,
      })),
    getReviewFigures: () => read(() => services.reviewFigures.get()),
    getNotListed: (id) => read(async () => presentNotListed(await services.notListed.get(id))),
    findReviews: (businessId, query) =>
      read(async () => {
        const { business, page } = await services.businessDetails.findReviews(businessId, query)
        return { business: presentBusiness(business), found: presentReviewPage(page) }
      }),
  }
}
