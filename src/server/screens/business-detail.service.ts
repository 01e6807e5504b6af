import {
  type BookingSetupService,
  NO_SETUP,
} from '#server/features/booking-times/booking-setup.service.ts'
import type { BusinessService } from '#server/features/businesses/business.service.ts'
import type { GalleryService } from '#server/features/gallery/gallery.service.ts'
import type { ReviewService } from '#server/features/reviews/review.service.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { ReviewsQuery } from '#shared/schemas/reviews/review-list.ts'

/** The public data of a business: itself, how to book it, its newest reviews, and all of them in pages. */
export function createBusinessDetailService({
  businesses,
  reviews,
  bookingSetup,
  galleries,
  unclaimed,
}: {
  businesses: BusinessService
  reviews: ReviewService
  bookingSetup: BookingSetupService
  galleries: GalleryService
  unclaimed: UnclaimedService
}) {
  return {
    get: async (id: string) => {
      const { business, figures, hasSetup, hasPhotos, imageCaption } =
        await businesses.getDetailed(id)
      return {
        business,
        figures,
        imageCaption,
        photos: hasPhotos ? await galleries.findShown(business) : [],
        setup: hasSetup ? await bookingSetup.getPublic(business.id) : NO_SETUP,
        ratings: await reviews.findNewest(business.id),
        takesCorrections: await unclaimed.isOn(),
        unclaimed: business.plan === '' ? await unclaimed.getSource(business.id) : undefined,
        replies: business.ratingCount === 0 ? null : await reviews.getReplyHabit(business.id),
      }
    },
    findReviews: async (id: string, query: ReviewsQuery) => {
      const { business, figures } = await businesses.getDetailed(id)
      return { business, page: await reviews.findPage(business.id, query, figures) }
    },
  }
}

export type BusinessDetailService = ReturnType<typeof createBusinessDetailService>
export type BusinessDetailRows = Awaited<ReturnType<BusinessDetailService['get']>>
