import type { Category } from './catalogue/categories.ts'
import type { Business } from './schemas/business.ts'
import type { BusinessDetail } from './schemas/business-detail.ts'
import type { BusinessFilter, BusinessOnCard, CardPage } from './schemas/business-list.ts'
import type { CategoriesAnswer } from './schemas/category.ts'
import type { GemsAnswer } from './schemas/gem.ts'
import type { Review } from './schemas/reviews/review.ts'
import type { ReviewsAnswer, ReviewsQuery } from './schemas/reviews/review-list.ts'

/**
 * What public pages read. In the browser each call is a GET of the address in paths.ts;
 * while the server renders, the same calls go straight to the services, through the presenters.
 */
export interface ReadApi {
  getBusiness(id: string): Promise<BusinessDetail>
  /** A page of what matches; of all businesses where nothing is asked for. */
  findBusinesses(filter: BusinessFilter): Promise<CardPage>
  getCategory(slug: string): Promise<Category>
  getCategories(): Promise<CategoriesAnswer>
  getFeaturedGems(): Promise<GemsAnswer>
}

/** What pages without script read besides: only the server makes them. */
export interface ServerReadApi extends ReadApi {
  /** Those of them that are listed, in this order. */
  findNamedBusinesses(ids: string[]): Promise<BusinessOnCard[]>
  findReviews(businessId: string, query: ReviewsQuery): Promise<BusinessReviews>
  /** One that everybody can read. */
  getReview(id: string): Promise<ReviewOfBusiness>
  /** The review that the token in a mail lets its owner answer. */
  getReviewToAnswer(token: string): Promise<ReviewOfBusiness>
}

export interface ReviewOfBusiness {
  businessName: string
  review: Review
}

export interface BusinessReviews {
  business: Business
  found: ReviewsAnswer
}
