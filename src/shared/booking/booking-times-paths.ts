/** The calls of booking by the clock, apart from the others: no page needs them for its first load. */
export const timesApi = {
  times: (businessId: string) => `/api/business/${encodeURIComponent(businessId)}/times`,
  setup: '/api/dashboard/booking-setup',
  blockedTimes: '/api/dashboard/blocked-times',
  blockedTime: (id: string) => `/api/dashboard/blocked-times/${encodeURIComponent(id)}`,
} as const

/** The part of an address that leads to the form for own appointments. */
export const BLOCK_TIME = 'block-time'
