/** Addresses of bookings. Apart from paths.ts, which every page loads: these are not needed in the first load. */
export const bookingPages = {
  /** A visitor's own booking, by the secret in the mail. */
  visitor: (token: string) => `/booking/${encodeURIComponent(token)}`,
  /** The same booking for the owner, by the secret in the owner's mail. */
  answer: (token: string) => `/booking-answer/${encodeURIComponent(token)}`,
  /** The private calendar feed of a business. */
  calendar: (token: string) => `/calendar/${encodeURIComponent(token)}.ics`,
} as const

export const bookingApi = {
  visitorMove: (token: string, action: string) =>
    `/api/bookings/${encodeURIComponent(token)}/${action}`,
  ownerMove: (id: string, action: string) =>
    `/api/dashboard/bookings/${encodeURIComponent(id)}/${action}`,
  week: '/api/dashboard/bookings/week',
  file: '/api/dashboard/bookings.csv',
  calendar: '/api/dashboard/calendar',
} as const
