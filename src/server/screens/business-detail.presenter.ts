import { presentBusiness } from '#server/features/businesses/business.presenter.ts'
import { presentRating } from '#server/features/reviews/review.presenter.ts'
import type { BusinessDetail } from '#shared/schemas/business-detail.ts'
import type { BusinessDetailRows } from './business-detail.service.ts'

export function presentBusinessDetail(detail: BusinessDetailRows): BusinessDetail {
  const { business, ratings, spread } = detail
  return { business: presentBusiness(business), ratings: ratings.map(presentRating), spread }
}
