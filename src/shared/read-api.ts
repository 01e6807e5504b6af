import type { AnswerOf } from './api/api.ts'
import type { Category } from './catalogue/categories.ts'
import type { ReviewState } from './catalogue/review-states.ts'
import type { LegalDocument } from './legal/documents.ts'
import type { LegalPageView } from './legal/edition.ts'
import type { Business } from './schemas/business.ts'
import type { BusinessFilter, BusinessOnCard, CardPage } from './schemas/business-list.ts'
import type { Review } from './schemas/reviews/review.ts'
import type { ReviewsAnswer, ReviewsQuery } from './schemas/reviews/review-list.ts'

/**
 * The data of public pages. In the browser each is a call of the API; during server rendering, the same reads go directly to
 * the services and presenters.
 */
export interface ReadApi {
  getBusiness(id: string): Promise<AnswerOf<'GET /api/business/:id'>>
  /** A page of matches; of all businesses without a query. */
  findBusinesses(filter: BusinessFilter): Promise<CardPage>
  /** The listed ones among them, in this order. */
  findNamedBusinesses(ids: string[]): Promise<AnswerOf<'GET /api/businesses/named'>>
  getCategory(slug: string): Promise<AnswerOf<'GET /api/category/:slug'>>
  getCategories(): Promise<AnswerOf<'GET /api/categories'>>
  getFeaturedGems(): Promise<AnswerOf<'GET /api/featured-gems'>>
}

/** Further reads of pages without script, which only the server renders. */
export interface ServerReadApi extends ReadApi {
  findReviews(businessId: string, query: ReviewsQuery): Promise<BusinessReviews>
  /** A public review. */
  getReview(id: string): Promise<ReviewOfBusiness>
  /** The version that counts, or the one that is asked for, with who runs the site as far as it is known. */
  getLegalPage(document: LegalDocument, version?: number): Promise<LegalPageView>
  /** What became of the reviews of each year, newest first. */
  getReviewFigures(): Promise<ReviewYear[]>
  /** What to show at the address of a paused or closed business. */
  getNotListed(id: string): Promise<NotListed>
}

export interface NotListed {
  category: Category
  /** Null if it has not been listed for a year: its address leads to the category. */
  similar: { businesses: BusinessOnCard[]; now: number } | null
  /** If it has closed for good; null if it may come back. */
  closed: { businessName: string; closedOn: string } | null
}

export interface ReviewOfBusiness {
  businessName: string
  review: Review
}

/** For its writer, also while it is held or hidden. */
export interface ReviewToEdit extends ReviewOfBusiness {
  state: ReviewState
  hiddenBecause: string | null
}

export interface ReviewYear {
  year: string
  received: number
  /** Still waiting for a person. */
  held: number
  /** Hidden by a person before they were shown. */
  rejected: number
  /** Hidden after they had been shown. */
  removed: number
  /** Taken back by their writers. */
  withdrawn: number
  /** Why they were hidden, the most common first. */
  reasons: { reason: string; count: number }[]
}

export interface BusinessReviews {
  business: Business
  found: ReviewsAnswer
}
