/** The calls for bookable times, apart from paths.ts: no page needs them for its first load. */
export const timesApi = {
  times: (businessId: string) => `/api/business/${encodeURIComponent(businessId)}/times`,
  setup: '/api/dashboard/booking-setup',
  blockedTimes: '/api/dashboard/blocked-times',
  blockedTime: (id: string) => `/api/dashboard/blocked-times/${encodeURIComponent(id)}`,
} as const

/** The fragment of the form for blocked times. */
export const BLOCK_TIME = 'block-time'
