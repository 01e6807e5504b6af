/** What a review weighs in the order of lists: the surer, the more. See docs/decisions/0035. */
export const REVIEW_WEIGHTS = { booked: 3, confirmed: 2, neither: 1 } as const

/** As if everybody began with five reviews of weight one that add up to 19 stars (3.8 on average). */
export const PRIOR_RATING_COUNT = 5
export const PRIOR_RATING_SUM = 19
