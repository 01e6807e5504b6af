import type { BusinessService } from '#server/features/businesses/business.service.ts'
import type { ReviewService } from '#server/features/reviews/review.service.ts'

/** The business page's data: the business and its newest reviews. */
export function createBusinessDetailService(businesses: BusinessService, reviews: ReviewService) {
  return {
    get: async (id: string) => {
      const business = await businesses.get(id)
      return { business, ratings: await reviews.findNewest(business.id) }
    },
  }
}

export type BusinessDetailService = ReturnType<typeof createBusinessDetailService>
export type BusinessDetailRows = Awaited<ReturnType<BusinessDetailService['get']>>
