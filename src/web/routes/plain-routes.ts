import { businessReviewsRoute } from './business-reviews.plain.tsx'
import { reviewReplyRoute } from './review-reply.plain.tsx'

/** Pages that only the server makes: links and forms, no script. */
export const plainRoutes = [businessReviewsRoute, reviewReplyRoute]
