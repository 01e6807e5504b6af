export const PLANS = ['BASIC', 'PREMIUM'] as const
export type Plan = (typeof PLANS)[number]

/** Rand per month. The only definition of the prices: copy, revenue and checkout use it. */
export const PLAN_PRICE_RAND: Record<Plan, number> = { BASIC: 99, PREMIUM: 299 }

export const PLAN_NAME: Record<Plan, string> = { BASIC: 'Basic', PREMIUM: 'Premium' }

export const PLAN_FEATURES: Record<Plan, readonly string[]> = {
  BASIC: [
    'Platform access',
    'Business listing',
    'Customer support',
    'Automated bookings',
    'Built-in map',
    'Easy contact features',
  ],
  PREMIUM: [
    'Everything in Basic',
    'Google review setup',
    'Priority support',
    'Featured listings access',
    'Advanced analytics',
    'Automation',
  ],
}
