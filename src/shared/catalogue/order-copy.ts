/** What a plan changes and what it does not: the same words in lists, below reviews and in their policy. */
export const PLAN_ORDER = 'PREMIUM comes first, then the better rated'
export const MONEY_AND_REVIEWS = 'Money never changes reviews'
