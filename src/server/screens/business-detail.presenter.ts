import { presentBusiness } from '#server/features/businesses/business.presenter.ts'
import { presentRating } from '#server/features/reviews/review.presenter.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import type { BusinessDetailRows } from './business-detail.service.ts'

export function presentBusinessDetail({ business, ratings }: BusinessDetailRows): BusinessDetail {
  return { business: presentBusiness(business), ratings: ratings.map(presentRating) }
}
