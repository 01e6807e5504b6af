import {
  createBookings,
  createCounters,
  createGem,
  createReports,
  createRequests,
  createReviews,
} from '#demo/factories/activity.ts'
import { createBlockedTime, createBookingTimes } from '#demo/factories/booking-times.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import type { App } from '#server/app.ts'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import {
  replaceRecoveryCodes,
  savePendingSecondFactor,
} from '#server/features/accounts/second-factor/second-factor.repository.ts'
import { takedownNotice } from '#server/features/reviews/mail/takedown-notice.tsx'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { api } from '#shared/paths.ts'
import { pay } from './payments/paid.ts'
import { photo } from './photos.ts'
import { signIn } from './sign-in.ts'

/** A row in every table, with texts that are easily corrupted. */
export async function fillEveryTable(
  app: App,
): Promise<{ cookie: string; businessId: string; imageKey: string }> {
  const { db, clock } = app.context
  const business = await createBusiness(db, {
    businessName: "Koesister's “Hoekie” 🐧 %_\\",
    ownerInput: { password: TEST_PASSWORD },
  })
  const [ratingId = ''] = await createReviews(db, business.id, [
    { stars: 5, comment: 'Lekker!\n\tVan die beste.' },
    { stars: 3 },
  ])
  await createReports(db, ratingId, [{ reason: 'advert', detail: '“Kyk hier”' }])
  await app.services.reviewReports.notice(ratingId, {
    ...takedownNotice.sample,
    goodFaith: 'yes',
    truth: 'yes',
  })
  await saveWriter(db, {
    ratingId,
    email: 'writer@example.co.za',
    tokenHash: 'hash',
    confirmedAt: null,
    createdAt: clock().toISOString(),
  })
  await createBookings(db, business.id, [{}, {}, {}])
  await createBookingTimes(db, business.id, {
    services: [{ name: 'Sny & blaas', minutes: 45, price: 250 }],
    breaks: { monday: [{ from: '12:00', to: '12:30' }] },
    specialDays: [{ day: '2026-12-16', name: 'Geloftedag', kind: 'closed', open: '', close: '' }],
  })
  await createBlockedTime(db, business.id)
  await createRequests(db, app.context.secret, business.id, 2)
  await app.services.calendarFeeds.renew(business.owner.id)
  await createGem(db, business.id)
  await createCounters(db, business.id, [{ day: '2026-01-02', kind: 'share', count: 7 }])
  for (let count = 0; count < 3; count += 1) await createBusiness(db)
  const imageKey = await app.services.uploads.create(
    business.owner.id,
    await photo(80, 60).png().toBuffer(),
  )
  await db.updateTable('businesses').set({ imageKey }).where('id', '=', business.id).execute()
  const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload })
  await post(api.newsletter, { email: 'reader@example.co.za' })
  await post(api.forgotPassword, { email: business.owner.email })
  await db
    .insertInto('recentViews')
    .values({ businessId: business.id, visitorHash: 'hash', viewedAt: clock().toISOString() })
    .execute()
  await enqueueMessage(db, clock(), planResumed, {
    recipient: business.owner.email,
    payload: planResumed.sample,
  })
  const at = clock().toISOString()
  await db
    .insertInto('adminActions')
    .values({
      id: 'action',
      adminId: 'admin',
      adminEmail: 'admin@example.co.za',
      action: 'delete',
      targetId: 'x',
      targetLabel: 'x',
      detail: '',
      createdAt: at,
    })
    .execute()
  await ensureTaskRun(db, 'expiry', at)
  const userId = business.owner.id
  await pay(db, { id: userId, plan: 'BASIC' }, at)
  await savePendingSecondFactor(db, { userId, sealedSecret: 'sealed', createdAt: at })
  await replaceRecoveryCodes(db, userId, ['one', 'two'])
  await app.services.accounts.openSession(
    { id: userId, role: 'BUSINESS' },
    { device: 'phone', userAgent: undefined },
  )
  return { cookie: await signIn(app, business.owner), businessId: business.id, imageKey }
}
