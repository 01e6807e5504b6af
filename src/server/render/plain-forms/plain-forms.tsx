import type { ReactElement } from 'react'
import { api, type FormName, pages, withToken } from '#shared/paths.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import { reviewApi } from '#shared/review-paths.ts'
import type { RefusedForm } from '#web/components/ui/form/refused-form.tsx'
import { NoticeForm } from '#web/features/reviews/notice-form.tsx'
import { PlainReviewForm } from '#web/features/reviews/plain-review-form.tsx'
import { ReplyForm } from '#web/features/reviews/reply-form.tsx'
import { ReportForm } from '#web/features/reviews/report-form.tsx'
import type { Fields } from './form-fields.ts'
import { plainBooking, type Read } from './plain-booking.tsx'
import type { BackLink } from './plain-page.tsx'

/** How a form reads what it shows. */
export interface Reads {
  api: ServerReadApi
  read: Read
}

export interface PlainForm {
  /** The API call that does the work, with its validation and limits. */
  call: string | ((fields: Fields) => string)
  toBody?: (fields: Fields) => object
  /** An error that only the form can have, as a sentence. */
  refuse?: (fields: Fields) => string | undefined
  /** Where to redirect afterwards, or what to show. */
  done: { to: string } | { title: string; sentence?: string; confirmed?: string }
  failed: string
  back: (fields: Fields) => BackLink
  /** The form again after a refusal, with everything typed. Without it, only the reason is shown. */
  again?: (reads: Reads, refused: RefusedForm, fields: Fields) => Promise<ReactElement>
  /** The form has its own heading, and shows the reason itself. */
  hasHeading?: true
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
    again: ({ read }, refused, fields) => plainBooking(read, fields, refused),
  },
  review: {
    call: api.rating,
    toBody: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars) }),
    done: { title: 'Review submitted!', sentence: 'Thank you.' },
    failed: 'Review failed',
    back: toBusiness,
    again: async (_reads, refused, { businessId = '', bookingToken = '' }) => (
      <PlainReviewForm businessId={businessId} bookingToken={bookingToken} refused={refused} />
    ),
  },
  reply: {
    call: ({ token = '' }) => withToken(reviewApi.replyByMail, token),
    toBody: ({ text }) => ({ text }),
    done: { title: 'Thank you' },
    failed: 'Reply failed',
    back: toBusiness,
    hasHeading: true,
    again: async ({ api }, refused, { token = '' }) => (
      <ReplyForm {...(await api.getReviewToAnswer(token))} token={token} refused={refused} />
    ),
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
    hasHeading: true,
    again: async ({ api }, refused, { reviewId = '' }) => (
      <ReportForm {...(await api.getReview(reviewId))} refused={refused} />
    ),
  },
  notice: {
    call: ({ reviewId = '' }) => reviewApi.notice(reviewId),
    toBody: ({ reviewId: _, businessId: __, ...fields }) => fields,
    done: { title: 'Notice sent' },
    failed: 'Notice failed',
    back: toBusiness,
    hasHeading: true,
    again: async ({ api }, refused, { reviewId = '' }) => (
      <NoticeForm {...(await api.getReview(reviewId))} refused={refused} />
    ),
  },
}
