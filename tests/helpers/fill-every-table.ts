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
import { createClaim } from '#demo/factories/claims.ts'
import { createCorrections } from '#demo/factories/corrections.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import type { App } from '#server/app.ts'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import { insertPasskey } from '#server/features/accounts/passkeys/passkey.repository.ts'
import {
  replaceRecoveryCodes,
  savePendingSecondFactor,
} from '#server/features/accounts/second-factor/second-factor.repository.ts'
import {
  replaceBusyTimes,
  saveOtherCalendar,
} from '#server/features/booking-times/other-calendar/other-calendar.repository.ts'
import { saveRequest } from '#server/features/gems/requests/gem-request.repository.ts'
import { takedownNotice } from '#server/features/reviews/mail/takedown-notice.tsx'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
import { addToVisitCounters } from '#server/features/views/visit-counter.repository.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
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
  await app.services.reviewReports.notice(
    ratingId,
    { ...takedownNotice.sample, goodFaith: 'yes', truth: 'yes' },
    { network: null, device: 'a device' },
  )
  await saveWriter(db, {
    ratingId,
    email: 'writer@example.co.za',
    tokenHash: 'hash',
    confirmedAt: null,
    createdAt: clock().toISOString(),
  })
  await app.services.help.vote('book-a-time', true)
  const { token } = await app.services.conversations.open(
    {
      topic: 'other',
      name: 'Ṱhanḓi',
      email: 'writer@example.co.za',
      about: null,
      message: 'Molo “julle” 🐧',
    },
    { owner: null, visitor: { network: null, device: 'a device' } },
  )
  const { conversation } = await app.services.conversations.get(token)
  const deskAdmin = { id: 'admin', email: 'admin@example.co.za' }
  await app.services.inbox.note(deskAdmin, conversation.id, 'Bel haar.')
  await createBookings(db, business.id, [{}, {}, {}])
  await createBookingTimes(db, business.id, {
    services: [{ name: 'Sny & blaas', minutes: 45, price: 250, people: ['Ḓowelani'] }],
    people: ['Ḓowelani'],
    breaks: { monday: [{ from: '12:00', to: '12:30' }] },
    specialDays: [{ day: '2026-12-16', name: 'Geloftedag', kind: 'closed', open: '', close: '' }],
  })
  await createBlockedTime(db, business.id)
  await createRequests(db, app.context.secret, business.id, 2)
  await app.services.calendarFeeds.renew(business.owner)
  const readAt = clock().toISOString()
  await saveOtherCalendar(db, {
    businessId: business.id,
    sealedAddress: 'sealed',
    createdAt: readAt,
    readAt,
    fault: 'unreachable',
    faults: 1,
    unread: 0,
    nextReadAt: readAt,
  })
  await replaceBusyTimes(db, business.id, [
    { startISO: '2999-01-02T08:00:00.000Z', endISO: '2999-01-02T09:00:00.000Z' },
  ])
  await createGem(db, business.id)
  await addToVisitCounters(db, { businessId: business.id, week: '2026-11-16' }, [
    { kind: 'suburb', value: 'Bo-Kaap', count: 4 },
  ])
  await createCorrections(db, business.id)
  await createClaim(db, { businessId: business.id, said: '“Die beste” koesisters\nin die stad' })
  await db
    .insertInto('businessSources')
    .values({ businessId: business.id, source: 'die “lys”', checkedOn: '2026-11-12', setBy: '{}' })
    .execute()
  await db
    .insertInto('businessAliases')
    .values({ source: 'die “lys”', externalId: 'M1', businessId: business.id })
    .execute()
  await saveRequest(db, {
    businessId: business.id,
    reason: '“Die beste” koesisters\nin die stad',
    askedAt: clock().toISOString(),
  })
  await createCounters(db, business.id, [{ day: '2026-01-02', kind: 'share', count: 7 }])
  for (let count = 0; count < 3; count += 1) await createBusiness(db)
  const imageKey = await app.services.uploads.create(
    business.owner.id,
    await photo(80, 60).png().toBuffer(),
  )
  await db.updateTable('businesses').set({ imageKey }).where('id', '=', business.id).execute()
  await db
    .insertInto('galleryImages')
    .values({
      businessId: business.id,
      imageKey,
      position: 1,
      caption: 'A door',
      createdAt: '2026-01-02',
    })
    .execute()
  const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload })
  await post('/api/newsletter', { email: 'reader@example.co.za' })
  await post('/api/forgot-password', { email: business.owner.email })
  await db
    .insertInto('recentViews')
    .values({ businessId: business.id, visitorHash: 'hash', viewedAt: clock().toISOString() })
    .execute()
  await enqueueMessage(db, app.context, planResumed, {
    recipient: business.owner.email,
    payload: planResumed.sample,
    by: 'admin',
  })
  await recordOpened(db, app.context, 'reader@example.co.za')
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
  await db
    .insertInto('undoableActions')
    .values({
      id: 'action',
      kind: 'pause',
      userId: business.owner.id,
      targetId: business.owner.id,
      before: '{}',
      undoUntil: at,
      undoneAt: null,
      expiresAt: at,
    })
    .execute()
  await db
    .insertInto('dataLinks')
    .values({ id: 'link', tokenHash: 'hash', createdAt: at, expiresAt: at })
    .execute()
  await db
    .insertInto('erasures')
    .values({ id: 'erasure', at, kind: 'address', mark: 'mark', reviews: 'keep' })
    .execute()
  await app.services.dataRequests.enter(
    { id: 'admin', email: 'admin@example.co.za' },
    { what: 'correction', via: 'phone', day: '2026-01-02', email: '', note: '“Straat” is weg' },
  )
  await app.services.breachNotices.prepare({
    tables: [],
    kinds: ['bookings'],
    from: '2026-01-02',
    until: '2026-01-02',
  })
  const leaver = (await createBusiness(db)).owner.id
  await db
    .insertInto('accountClosings')
    .values({ userId: leaver, askedAt: at, closesAt: at })
    .execute()
  await db.insertInto('dataDownloads').values({ userId: leaver, askedAt: at }).execute()
  await db.insertInto('lapsedAccounts').values({ userId: leaver, warnedAt: at }).execute()
  const version = { document: 'terms', version: 1 } as const
  await db
    .insertInto('legalVersions')
    .values({ ...version, inForceFrom: '2026-11-18', begunAt: at })
    .execute()
  await db
    .insertInto('legalNotices')
    .values({ ...version, userId: leaver, toldAt: at })
    .execute()
  await ensureTaskRun(db, 'expiry', at)
  await saveSite(db, { companyName: 'Kaapse “Gids” (Edms) Bpk', openedAt: at })
  await db
    .insertInto('siteDays')
    .values({
      day: '2026-01-02',
      state: 'warn',
      sentence: 'Mail: “wag”.',
      notWell: '["mail"]',
      checkedAt: at,
    })
    .execute()
  await db.insertInto('removedBusinesses').values({ markHash: 'hash', removedAt: at }).execute()
  await db
    .insertInto('closedMailboxes')
    .values({ mailHash: 'hash', reason: 'asked', since: at })
    .execute()
  await db
    .insertInto('invitations')
    .values({
      businessId: 'gone',
      businessName: 'Bäckerei “Sonskyn”',
      address: 'bakker@example.co.za',
      source: 'Chamber',
      checkedOn: '2026-01-02',
      edition: '2026-11',
      outcome: 'sent',
      decidedAt: at,
    })
    .execute()
  await db
    .insertInto('imports')
    .values({
      id: 'import',
      fileName: 'winkels “1”.csv',
      source: 'Chamber',
      state: 'done',
      headings: '["Naam"]',
      mapping: '{}',
      total: 1,
      createdAt: at,
    })
    .execute()
  await db
    .insertInto('importRows')
    .values({ importId: 'import', number: 1, line: 2, cells: '["Bäckerei"]' })
    .execute()
  const userId = business.owner.id
  await pay(db, { id: userId, plan: 'BASIC' }, at)
  await savePendingSecondFactor(db, { userId, sealedSecret: 'sealed', createdAt: at })
  await replaceRecoveryCodes(db, userId, ['one', 'two'])
  await db
    .insertInto('failedSignIns')
    .values({
      id: 'failure',
      userId,
      reason: 'password',
      device: 'Chrome on Android',
      network: '196.25.1.0',
      createdAt: at,
      expiresAt: at,
    })
    .execute()
  await insertPasskey(db, {
    id: 'passkey',
    userId,
    credentialId: 'credential',
    publicKey: 'key',
    counter: 4_294_967_295,
    name: 'Ma se foon “📱”',
    createdAt: at,
  })
  await app.services.accounts.openSession(
    { id: userId, role: 'BUSINESS' },
    { device: 'phone', userAgent: undefined },
  )
  return { cookie: await signIn(app, business.owner), businessId: business.id, imageKey }
}
