/** Every page and API address, so that a typo is a type error and a rename is one edit. */

export const pages = {
  home: '/',
  search: '/search',
  categories: '/categories',
  category: (slug: string) => `/category/${encodeURIComponent(slug)}`,
  business: (id: string) => `/business/${encodeURIComponent(id)}`,
  blog: '/blog',
  blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
  auth: '/auth',
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot',
  /** With ?token=, from a mail. */
  resetPassword: '/auth/reset',
  /** Shown after an admin has reset the user's password. */
  newPassword: '/auth/new-password',
  /** Shown to an admin who must set up a second factor. */
  secondFactor: '/auth/second-step',
  /** With ?token=, from a mail. */
  confirmEmail: '/auth/confirm',
  dashboard: '/dashboard',
  admin: '/admin',
  adminPanel: '/admin/panel',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  digestUnsubscribe: '/digest/unsubscribe',
} as const

/** For machines: search engines and feed readers. */
export const feeds = {
  robots: '/robots.txt',
  security: '/.well-known/security.txt',
  sitemap: '/sitemap.xml',
  sitemapOfPages: '/sitemaps/pages.xml',
  sitemapOfBusinesses: (part: number) => `/sitemaps/businesses-${part}.xml`,
  blog: '/blog/rss.xml',
} as const

/** The targets of forms without JavaScript, or before it has loaded. */
export const formAddress = (form: FormName) => `/forms/${form}`
export type FormName =
  | 'newsletter'
  | 'login'
  | 'register'
  | 'booking'
  | 'review'
  | 'reply'
  | 'confirm'
  | 'report'
  | 'notice'

export const api = {
  health: '/api/health',
  user: '/api/user',
  login: '/api/login',
  register: '/api/register',
  logout: '/api/logout',
  forgotPassword: '/api/forgot-password',
  resetPassword: '/api/reset-password',
  changePassword: '/api/change-password',
  signOutEverywhere: '/api/sign-out-everywhere',
  sessions: '/api/sessions',
  session: (id: string) => `/api/sessions/${encodeURIComponent(id)}`,
  secondFactor: '/api/second-factor',
  secondFactorConfirm: '/api/second-factor/confirm',
  secondFactorRemove: '/api/second-factor/remove',
  recoveryCodes: '/api/second-factor/recovery-codes',
  confirmEmail: '/api/confirm-email',
  resendConfirmation: '/api/confirm-email/resend',
  categories: '/api/categories',
  category: (slug: string) => `/api/category/${encodeURIComponent(slug)}`,
  businesses: '/api/businesses',
  businessesOfCategory: (slug: string) => `/api/businesses/category/${encodeURIComponent(slug)}`,
  featuredGems: '/api/featured-gems',
  business: (id: string) => `/api/business/${encodeURIComponent(id)}`,
  businessView: (id: string) => `/api/business/${encodeURIComponent(id)}/view`,
  newsletter: '/api/newsletter',
  newsletterConfirm: '/api/newsletter/confirm',
  newsletterUnsubscribe: '/api/newsletter/unsubscribe',
  digestUnsubscribe: '/api/digest/unsubscribe',
  booking: '/api/booking',
  rating: '/api/rating',
  shareTrack: '/api/share/track',
  dashboard: '/api/dashboard',
  dashboardAnalytics: '/api/dashboard/analytics',
  dashboardBookings: '/api/dashboard/bookings',
  ownBusiness: '/api/business',
  ownListing: '/api/business/listing',
  upload: '/api/upload',
  adminStats: '/api/admin/stats',
  adminBusinesses: '/api/admin/businesses',
  adminBusinessesFile: '/api/admin/businesses.csv',
  adminNewsletter: '/api/admin/newsletter',
  adminNewsletterFile: '/api/admin/newsletter.csv',
  adminActions: '/api/admin/actions',
  adminToggleSubscription: '/api/admin/toggle-subscription',
  adminResetPassword: '/api/admin/reset-password',
  adminActivateUser: '/api/admin/activate-user',
  adminFeaturedGems: '/api/admin/featured-gems',
  adminFeaturedGem: (businessId: string) =>
    `/api/admin/featured-gems/${encodeURIComponent(businessId)}`,
  adminReviews: '/api/admin/reviews',
  adminReview: (id: string, verdict: 'publish' | 'hide') =>
    `/api/admin/reviews/${encodeURIComponent(id)}/${verdict}`,
  adminHeldReviews: (businessId: string, verdict: 'publish' | 'hide') =>
    `/api/admin/businesses/${encodeURIComponent(businessId)}/held-reviews/${verdict}`,
  adminOutbox: '/api/admin/outbox',
  adminOutboxRetry: (id: string) => `/api/admin/outbox/${encodeURIComponent(id)}/retry`,
  adminTasks: '/api/admin/tasks',
  adminUsers: '/api/admin/users',
  adminUser: (userId: string) => `/api/admin/users/${encodeURIComponent(userId)}`,
} as const

/** An address with a token for one person or signup, as in a message. */
export function withToken(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`
}
