/** In the requested place, around it, and loose matches; in this order. */
export const RESULT_GROUPS = ['in', 'nearby', 'loose'] as const
export type ResultGroup = (typeof RESULT_GROUPS)[number]
