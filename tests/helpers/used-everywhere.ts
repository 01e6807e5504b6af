import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { takedownNotice } from '#server/features/reviews/mail/takedown-notice.tsx'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { TestApp } from './test-app.ts'

export const THANDI = {
  name: 'Thandiwe Xolelwa',
  phone: '082 555 7788',
  email: 'thandiwe.x@example.com',
  notes: 'Shoulder length, beware of the kettle',
}

/** A visitor who has booked twice, reviewed, written a formal notice, subscribed and asked us something. */
export async function useEverywhere(app: TestApp, { email, ...person } = THANDI) {
  const { db, clock } = app.context
  const business = await createBusiness(db, { businessName: 'Crown & Coil' })
  const post = async (url: string, payload: object) => {
    const answer = await app.server.inject({ method: 'POST', url, payload })
    if (answer.statusCode >= 300) throw new Error(answer.body)
    return answer.json()
  }
  const book = async (dateISO: string) =>
    (await post('/api/booking', { businessId: business.id, email, ...person, dateISO })).booking.id
  const day = (days: number) => new Date(clock().getTime() + days * 86_400_000).toISOString()
  const past: string = await book(day(2))
  const future: string = await book(day(30))
  await db
    .updateTable('bookings')
    .set({ status: 'completed', dateISO: day(-9), email: email.toUpperCase() })
    .where('id', '=', past)
    .execute()
  const [reviewId = '', bookedReviewId = ''] = await createReviews(db, business.id, [
    {
      stars: 5,
      comment: 'Best line fish in the south.',
      authorName: 'Thandiwe',
      isConfirmed: true,
    },
    { stars: 4, comment: 'Again!', authorName: 'Thandiwe', bookingId: past },
  ])
  const at = clock().toISOString()
  const writer = { ratingId: reviewId, email, tokenHash: newId(), confirmedAt: at, createdAt: at }
  await saveWriter(db, writer)
  await app.services.reviewReports.notice(
    reviewId,
    { ...takedownNotice.sample, email, goodFaith: 'yes', truth: 'yes' },
    { network: null, device: 'a device of hers' },
  )
  await post('/api/newsletter', { email })
  const { name } = person
  await post('/api/contact', { topic: 'booking', name, email, message: `${name} asks for help.` })
  return { business, past, future, reviewId, bookedReviewId }
}
