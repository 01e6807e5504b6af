/**
 * Addresses of reviews. Apart from paths.ts, which every page loads: these are needed by pages without
 * script, or lazily.
 */
export const reviewPages = {
  /** All reviews of a business. */
  all: (businessId: string) => `/business/${encodeURIComponent(businessId)}/reviews`,
  policy: '/reviews-policy',
  whyHeld: '/reviews-policy#held',
  whyRemoved: '/reviews-policy#removed',
  /** With ?token=, from a mail to the owner. */
  reply: '/reviews/reply',
  /** With ?token=, from a mail to the writer. */
  confirm: '/reviews/confirm',
  report: (id: string) => `/reviews/${encodeURIComponent(id)}/report`,
  /** A formal takedown request. */
  noticeAbout: (id: string) => `/reviews/${encodeURIComponent(id)}/notice`,
  /** The page that explains such a request, and starts one. */
  notice: '/reviews/notice',
} as const

export const reviewApi = {
  all: (businessId: string) => `/api/business/${encodeURIComponent(businessId)}/reviews`,
  own: '/api/dashboard/reviews',
  googleLink: '/api/dashboard/google-review-link',
  reply: (id: string) => `/api/dashboard/reviews/${encodeURIComponent(id)}/reply`,
  /** With ?token=, from a mail to the owner. */
  replyByMail: '/api/reviews/reply',
  /** Requests the confirmation link. */
  confirmation: (id: string) => `/api/reviews/${encodeURIComponent(id)}/confirmation`,
  /** With ?token=, from a mail to the writer. */
  confirm: '/api/reviews/confirm',
  report: (id: string) => `/api/reviews/${encodeURIComponent(id)}/report`,
  notice: (id: string) => `/api/reviews/${encodeURIComponent(id)}/notice`,
} as const
