import { businessReviewsRoute } from './business-reviews.plain.tsx'

/** Pages that only the server makes: links and forms, no script. */
export const plainRoutes = [businessReviewsRoute]
