import type { Category } from './catalogue/categories.ts'
import type { Business } from './schemas/business.ts'
import type { BusinessDetail } from './schemas/business-detail.ts'
import type { BusinessFilter, BusinessOnCard, CardPage } from './schemas/business-list.ts'
import type { CategoriesAnswer } from './schemas/category.ts'
import type { GemsAnswer } from './schemas/gem.ts'
import type { Review } from './schemas/reviews/review.ts'
import type { ReviewsAnswer, ReviewsQuery } from './schemas/reviews/review-list.ts'

/**
 * The data of public pages. In the browser each call is a GET of the address in paths.ts; during server
 * rendering, the same calls go directly to the services and presenters.
 */
export interface ReadApi {
  getBusiness(id: string): Promise<BusinessDetail>
  /** A page of matches; of all businesses without a query. */
  findBusinesses(filter: BusinessFilter): Promise<CardPage>
  getCategory(slug: string): Promise<Category>
  getCategories(): Promise<CategoriesAnswer>
  getFeaturedGems(): Promise<GemsAnswer>
}

/** Further reads of pages without script, which only the server renders. */
export interface ServerReadApi extends ReadApi {
  /** The listed ones among them, in this order. */
  findNamedBusinesses(ids: string[]): Promise<BusinessOnCard[]>
  findReviews(businessId: string, query: ReviewsQuery): Promise<BusinessReviews>
  /** A public review. */
  getReview(id: string): Promise<ReviewOfBusiness>
  /** The review that the token in a mail allows its owner to answer. */
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
