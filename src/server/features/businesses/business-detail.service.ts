import type { ReviewService } from '#server/features/reviews/review.service.ts'
import type { Context } from '#server/platform/context.ts'
import { isId } from '#server/platform/db/new-id.ts'
import { Refusal } from '#server/platform/errors.ts'
import { getPublicBusiness } from './business.repository.ts'

export function createBusinessDetailService({ db }: Context, reviews: ReviewService) {
  return {
    get: async (id: string) => {
      const business = isId(id) ? await getPublicBusiness(db, id) : undefined
      if (!business) throw new Refusal('not-found', 'There is no such business.')
      return { business, ratings: await reviews.findNewest(id) }
    },
  }
}

export type BusinessDetailService = ReturnType<typeof createBusinessDetailService>
export type BusinessDetailRows = Awaited<ReturnType<BusinessDetailService['get']>>
