export const PLANS = ['BASIC', 'PREMIUM'] as const
export type Plan = (typeof PLANS)[number]

/** Rand a month. The only place where a price stands: copy, revenue and checkout read it here. */
export const PLAN_PRICE_RAND: Record<Plan, number> = { BASIC: 99, PREMIUM: 299 }
