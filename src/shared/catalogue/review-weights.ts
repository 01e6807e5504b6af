/** The weight of a review in the order of lists: the more trusted, the more. See docs/decisions/0035. */
export const REVIEW_WEIGHTS = { booked: 3, confirmed: 2, neither: 1 } as const

/** A prior of five reviews of weight one with 19 stars in total (3.8 on average). */
export const PRIOR_RATING_COUNT = 5
export const PRIOR_RATING_SUM = 19
