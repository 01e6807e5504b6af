import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness, createUnclaimed } from '#demo/factories/businesses.ts'
import { takedownNotice } from '#server/features/reviews/mail/takedown-notice.tsx'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
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
    { ...takedownNotice.sample, email, name: person.name, goodFaith: 'yes', truth: 'yes' },
    { network: null, device: 'a device of hers' },
  )
  await post('/api/newsletter', { email })
  const { name } = person
  await post('/api/contact', { topic: 'booking', name, email, message: `${name} asks for help.` })
  return { business, past, future, reviewId, bookedReviewId }
}

/** The same visitor said that the page is theirs, was invited and noted about, and is in the file of the business's owner. */
export async function useTheRest(
  app: TestApp,
  business: Awaited<ReturnType<typeof createBusiness>>,
  { email, name, phone } = THANDI,
) {
  const { db, clock } = app.context
  const at = clock().toISOString()
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const admin = { id: 'admin', email: 'admin@example.co.za' }
  await app.services.inbox.note(admin, conversationId, `${name} rang from ${phone}.`)
  await saveSite(db, { unclaimedSince: at })
  await app.services.claims.begin(
    business.id,
    { name, email, said: `Ring ${phone}`, wish: 'page', proof: 'papers' },
    { network: null, device: 'a device of hers' },
  )
  await db
    .insertInto('invitations')
    .values({
      businessId: 'a page that is gone',
      businessName: 'Kettle & Comb',
      address: email,
      source: 'a list',
      checkedOn: '2026-01-02',
      edition: '2026-11',
      outcome: 'sent',
      decidedAt: at,
    })
    .execute()
  await db
    .insertInto('dataDownloads')
    .values({
      userId: business.owner.id,
      businessId: business.id,
      askedAt: at,
      startedAt: 'an attempt',
      madeAt: at,
      expiresAt: at,
      sealedContent: 'sealed',
    })
    .execute()
}

/** A page that nobody has claimed, with the address that somebody has published, from two lists. */
export async function publishAddress({ context: { db } }: TestApp, { email } = THANDI) {
  const { id } = await createUnclaimed(db, { emailPublic: email })
  await db
    .insertInto('businessAliases')
    .values({ source: 'another list', externalId: 'T1', businessId: id })
    .execute()
  const row = { importId: newId(), number: 1, line: 2 }
  await db
    .insertInto('imports')
    .values({
      ...{ id: row.importId, fileName: 'a.csv', source: 'a list', state: 'done', total: 1 },
      ...{ headings: '["E-mail"]', mapping: '{}', createdAt: '2026-01-02' },
    })
    .execute()
  await db
    .insertInto('importRows')
    .values({ ...row, businessId: id, cells: JSON.stringify([email]) })
    .execute()
}
