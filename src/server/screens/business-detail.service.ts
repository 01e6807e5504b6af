import type { BookingSetupService } from '#server/features/booking-times/booking-setup.service.ts'
import type { BusinessService } from '#server/features/businesses/business.service.ts'
import type { ReviewService } from '#server/features/reviews/review.service.ts'

/** The business page's data: the business, how it is booked, and its newest reviews. */
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
      }
    },
  }
}

export type BusinessDetailService = ReturnType<typeof createBusinessDetailService>
export type BusinessDetailRows = Awaited<ReturnType<BusinessDetailService['get']>>
