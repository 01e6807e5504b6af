import { api, type FormName, pages, withToken } from '#shared/paths.ts'
import { reviewApi } from '#shared/review-paths.ts'

export type Fields = Record<string, string>

export interface PlainForm {
  /** The API call that does the work, with its validation and limits. */
  call: string | ((fields: Fields) => string)
  toBody?: (fields: Fields) => object
  /** An error that only the form can have, as a sentence. */
  refuse?: (fields: Fields) => string | undefined
  /** Where to redirect afterwards, or what to show. */
  done: { to: string } | { title: string; sentence?: string; confirmed?: string }
  failed: string
  back: (fields: Fields) => { href: string; label: string }
}

const toBusiness = ({ businessId = '' }: Fields) => ({
  href: pages.business(businessId),
  label: 'Back to the business',
})
const to = (href: string, label: string) => () => ({ href, label })

export const PLAIN_FORMS: Record<FormName, PlainForm> = {
  newsletter: {
    call: api.newsletter,
    done: { title: 'Success! 🎉' },
    failed: 'Subscription Failed',
    back: to(pages.home, 'Back to Home'),
  },
  login: {
    call: api.login,
    // Admins have a form of their own, with a short name instead of an address.
    toBody: ({ username, ...fields }) =>
      username === undefined ? fields : { ...fields, email: username },
    // Which leads an admin on to the panel.
    done: { to: pages.dashboard },
    failed: 'Login failed',
    back: ({ username }) => ({
      href: username === undefined ? pages.login : pages.admin,
      label: 'Back to the sign-in form',
    }),
  },
  register: {
    call: api.register,
    toBody: ({ confirmPassword: _, ...fields }) => fields,
    refuse: ({ password, confirmPassword }) =>
      password === confirmPassword ? undefined : "Passwords don't match",
    done: { to: pages.dashboard },
    failed: 'Registration failed',
    back: to(pages.register, 'Back to the form'),
  },
  booking: {
    call: api.booking,
    done: { title: 'Booking request sent!', confirmed: 'Booking confirmed!' },
    failed: 'Booking failed',
    back: toBusiness,
  },
  review: {
    call: api.rating,
    toBody: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars) }),
    done: { title: 'Review submitted!', sentence: 'Thank you.' },
    failed: 'Review failed',
    back: toBusiness,
  },
  reply: {
    call: ({ token = '' }) => withToken(reviewApi.replyByMail, token),
    toBody: ({ text }) => ({ text }),
    done: { title: 'Thank you' },
    failed: 'Reply failed',
    back: toBusiness,
  },
  confirm: {
    call: ({ token = '' }) => withToken(reviewApi.confirm, token),
    toBody: () => ({}),
    done: { title: 'Confirmed' },
    failed: 'Not confirmed',
    back: to(pages.home, 'Back to Home'),
  },
  report: {
    call: ({ reviewId = '' }) => reviewApi.report(reviewId),
    toBody: ({ reviewId: _, businessId: __, ...fields }) => fields,
    done: { title: 'Review reported' },
    failed: 'Report failed',
    back: toBusiness,
  },
  notice: {
    call: ({ reviewId = '' }) => reviewApi.notice(reviewId),
    toBody: ({ reviewId: _, businessId: __, ...fields }) => fields,
    done: { title: 'Notice sent' },
    failed: 'Notice failed',
    back: toBusiness,
  },
}
