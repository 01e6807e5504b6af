/** In the place that was asked for, around it, and what answers the question loosely; in this order. */
export const RESULT_GROUPS = ['in', 'nearby', 'loose'] as const
export type ResultGroup = (typeof RESULT_GROUPS)[number]
