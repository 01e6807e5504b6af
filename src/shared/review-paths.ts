/**
 * Addresses about reviews. Apart from the others, which every page loads: these are needed by pages that
 * have no script, or late.
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
  /** A formal request about a review. */
  noticeAbout: (id: string) => `/reviews/${encodeURIComponent(id)}/notice`,
  /** What such a request is, and where it starts. */
  notice: '/reviews/notice',
} as const

export const reviewApi = {
  all: (businessId: string) => `/api/business/${encodeURIComponent(businessId)}/reviews`,
  own: '/api/dashboard/reviews',
  googleLink: '/api/dashboard/google-review-link',
  reply: (id: string) => `/api/dashboard/reviews/${encodeURIComponent(id)}/reply`,
  /** With ?token=, from a mail to the owner. */
  replyByMail: '/api/reviews/reply',
  /** Asks for the link. */
  confirmation: (id: string) => `/api/reviews/${encodeURIComponent(id)}/confirmation`,
  /** With ?token=, from a mail to the writer. */
  confirm: '/api/reviews/confirm',
  report: (id: string) => `/api/reviews/${encodeURIComponent(id)}/report`,
  notice: (id: string) => `/api/reviews/${encodeURIComponent(id)}/notice`,
} as const
