/**
 * In the requested place, around it, what nobody has claimed of both, loose matches, and who only mentions a trade that
 * nobody here has; in this order.
 */
export const RESULT_GROUPS = ['in', 'nearby', 'unclaimed', 'loose', 'mention'] as const
export type ResultGroup = (typeof RESULT_GROUPS)[number]
