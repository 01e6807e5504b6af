import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import type { BusinessService } from '#server/features/businesses/business.service.ts'
import type { ReviewService } from '#server/features/reviews/review.service.ts'
import type { ReviewsQuery } from '#shared/schemas/reviews/review-list.ts'

/** What public pages show of a business: itself, how it is booked, its newest reviews, all of them in pages. */
export function createBusinessDetailService(
  businesses: BusinessService,
  reviews: ReviewService,
  bookingSetup: BookingSetupService,
) {
  return {
    get: async (id: string) => {
      const business = await businesses.get(id)
      return {
        business,
        setup: await bookingSetup.getPublic(business.id),
        ratings: await reviews.findNewest(business.id),
        figures: await reviews.getFigures(business.id),
      }
    },
    findReviews: async (id: string, query: ReviewsQuery) => {
      const business = await businesses.get(id)
      return { business, page: await reviews.findPage(business.id, query) }
    },
  }
}

export type BusinessDetailService = ReturnType<typeof createBusinessDetailService>
export type BusinessDetailRows = Awaited<ReturnType<BusinessDetailService['get']>>
