import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBookings, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createClaim } from '#demo/factories/claims.ts'
import { createUser, TEST_PASSWORD } from '#demo/factories/users.ts'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import { takedownNotice } from '#server/features/reviews/mail/takedown-notice.tsx'
import { saveWriter } from '#server/features/reviews/review-writer.repository.ts'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { columnsWith as allColumnsWith } from '#tests/helpers/columns-with.ts'
import { fillEveryTable } from '#tests/helpers/fill-every-table.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

/** The law requires them for five years, with their buyer (docs/security.md). */
const KEPT = ['invoices.document']
const FORMER = 'thandi.before@example.co.za'

/** Every place that has one of the texts, but what is kept on purpose. */
const columnsWith = async (db: Db, texts: string[]) =>
  (await allColumnsWith(db, texts)).filter((place) => !KEPT.includes(place))

/**
 * Columns for addresses by their names: a new one has to be filled here, and forgotten. The operator's own is
 * published on purpose.
 */
async function addressColumns(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const all = tables.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`))
  return all
    .filter((place) => /email|recipient/i.test(place))
    .filter(
      (place) => !/adminEmail|emailVerified|emailCorrectedAt|informationOfficerEmail/.test(place),
    )
}

describe.each(USUAL_ENGINES)('deleting an account on %s', (engine) => {
  let app: TestApp
  let admin: string
  beforeAll(async () => {
    app = await createTestApp(engine)
    admin = await signInAsAdmin(app)
  })
  afterAll(() => app.close())

  const call = (method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object, cookie = admin) =>
    app.server.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

  /** The person elsewhere: as visitor, reader, writer, complainant and asking us, in another spelling too. */
  const useElsewhere = async (email: string) => {
    const { db } = app.context
    const other = await createBusiness(db)
    await createBookings(db, other.id, [{ email: email.toUpperCase() }])
    const [ratingId = ''] = await createReviews(db, other.id, [{ stars: 5 }])
    const at = new Date().toISOString()
    await saveWriter(db, { ratingId, email, tokenHash: email, confirmedAt: null, createdAt: at })
    const notice = { ...takedownNotice.sample, email, goodFaith: 'yes', truth: 'yes' } as const
    const visitor = { network: null, device: 'another device' }
    await app.services.reviewReports.notice(ratingId, notice, visitor)
    await call('POST', '/api/newsletter', { email }, '')
    const message = { topic: 'other', name: 'Thandi Mokoena', email, message: 'Is it open?' }
    await call('POST', '/api/contact', message, '')
    await call(
      'POST',
      '/api/booking',
      { businessId: other.id, name: 'Thandi Mokoena', phone: '082 000 0100', email },
      '',
    )
    await createClaim(app.context.db, { businessId: other.id, email })
    return other
  }

  /** What an account leaves behind while it is used. */
  const leaveTraces = async (user: { id: string; email: string }) => {
    const { context } = app
    const { db } = context
    await db
      .insertInto('credentials')
      .values({ userId: user.id, password: 'none', updatedAt: '' })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute()
    await call('POST', '/api/login', { email: user.email, password: TEST_PASSWORD }, '')
    await call('POST', '/api/login', { email: user.email, password: 'a guess' }, '')
    for (const action of ['pause', 'unpause'])
      await call('POST', '/api/admin/toggle-subscription', { userId: user.id, action })
    await call('POST', '/api/admin/reset-password', { userId: user.id })
    const eft = { userId: user.id, day: capeTownDay(context.clock()), reference: user.email }
    expect((await call('POST', '/api/admin/eft', eft)).statusCode).toBe(200)
    expect((await call('POST', '/api/admin/eft', eft)).statusCode).toBe(409)
    await call('GET', `/api/admin/businesses.csv?q=${encodeURIComponent(user.email)}`)
    for (const state of ['sent', 'failed', 'waiting'] as const) {
      const message = { recipient: user.email, payload: planResumed.sample, by: 'admin' } as const
      await enqueueMessage(db, context, planResumed, { ...message, dedupeKey: `a ${state} one` })
      await db
        .updateTable('outboxMessages')
        .set({ state, lastError: `550 ${user.email} is full` })
        .where('dedupeKey', '=', `a ${state} one`)
        .execute()
    }
    const failed = await db
      .selectFrom('outboxMessages')
      .select('id')
      .where('state', '=', 'failed')
      .executeTakeFirstOrThrow()
    await call('POST', `/api/admin/outbox/${failed.id}/retry`)
  }

  it('leaves its address in no table but the invoices, whatever it was used for', async () => {
    const { db } = app.context
    const { businessId } = await fillEveryTable(app)
    const user = await db
      .selectFrom('users')
      .innerJoin('businesses', 'businesses.userId', 'users.id')
      .select(['users.id', 'users.email', 'users.plan', 'users.status'])
      .where('businesses.id', '=', businessId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('businesses')
      .set({ emailPublic: user.email })
      .where('id', '=', businessId)
      .execute()
    const other = await useElsewhere(user.email)
    await leaveTraces(user)
    const { email } = user
    const spellings = [email, mailboxOf(email), encodeURIComponent(email)]
    const before = await columnsWith(db, spellings)
    expect(before).toEqual(
      expect.arrayContaining(['outboxMessages.payload', 'reviewReports.detail']),
    )
    expect(before).toEqual(expect.arrayContaining(await addressColumns(db)))

    const answer = await call('DELETE', `/api/admin/users/${user.id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await columnsWith(db, spellings)).toEqual([])
    // What others need is still there: their booking, and the money.
    const left = await db
      .selectFrom('bookings')
      .select(['name', 'email', 'mailsStopped'])
      .where('businessId', '=', other.id)
      .execute()
    expect(left.map(({ email, mailsStopped }) => ({ email, mailsStopped }))).toEqual([
      { email: '', mailsStopped: 1 },
      { email: '', mailsStopped: 1 },
    ])
    const lines = await db.selectFrom('ledgerEntries').select('ownerLabel').execute()
    expect(lines.length).toBeGreaterThan(0)
    const actions = (await call('GET', '/api/admin/actions')).json().actions
    expect(actions.map(({ action }: { action: string }) => action)).toContain('delete')
  })

  it('forgets the address from before a change, and one that was only asked for', async () => {
    const { db, secret } = app.context
    const user = await createUser(db, { email: FORMER, password: TEST_PASSWORD })
    const ask = async (email: string, cookie: string) =>
      call('POST', '/api/change-email', { email, password: TEST_PASSWORD }, cookie)
    await call('POST', '/api/forgot-password', { email: FORMER }, '')
    await db.updateTable('outboxMessages').set({ state: 'failed' }).execute()
    const sent = { recipient: FORMER, payload: planResumed.sample, by: 'admin' } as const
    await enqueueMessage(db, app.context, planResumed, sent)
    await db
      .updateTable('outboxMessages')
      .set({ state: 'sent', payload: '{}' })
      .where('state', '=', 'waiting')
      .execute()
    await ask('thandi.now@example.co.za', await signIn(app, user))
    const mail = await db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('recipient', '=', 'thandi.now@example.co.za')
      .executeTakeFirstOrThrow()
    const { token } = readPayload(secret, mail.payload) as { token: string }
    expect((await call('POST', '/api/change-email/confirm', { token }, '')).statusCode).toBe(200)
    await ask('thandi.next@example.co.za', await signIn(app, user))
    const all = [FORMER, 'thandi.now@example.co.za', 'thandi.next@example.co.za']
    expect(await columnsWith(db, all)).toEqual([
      'outboxMessages.recipient',
      'users.email',
      'verifications.email',
    ])
    await call('DELETE', `/api/admin/users/${user.id}`)
    expect(await columnsWith(db, all)).toEqual([])
  })

  it('takes nothing from a stranger whose address an account has never confirmed', async () => {
    const { db } = app.context
    const email = 'stranger@example.co.za'
    const { id } = await createUser(db, { email })
    const waiting = () =>
      db
        .selectFrom('outboxMessages')
        .select('kind')
        .where('recipient', '=', email)
        .where('state', '=', 'waiting')
        .execute()
    await db.updateTable('users').set({ emailVerified: 0 }).where('id', '=', id).execute()
    await useElsewhere(email)
    const before = await waiting()
    expect(before.length).toBeGreaterThan(0)
    await call('DELETE', `/api/admin/users/${id}`)
    expect(await waiting()).toEqual(before)
    expect(await columnsWith(db, [email])).toEqual(
      expect.arrayContaining(['bookings.email', 'newsletterSignups.email', 'reviewWriters.email']),
    )
  })

  it('shows admins the address of an account only while there is one', async () => {
    const { owner } = await createBusiness(app.context.db, { businessName: 'Nog Hier' })
    await call('POST', '/api/admin/toggle-subscription', { userId: owner.id, action: 'pause' })
    const labels = async () =>
      (await call('GET', '/api/admin/actions'))
        .json()
        .actions.filter(({ targetId }: { targetId: string }) => targetId === owner.id)
        .map(({ targetLabel }: { targetLabel: string }) => targetLabel)
    expect(await labels()).toEqual([`Nog Hier (${owner.email})`])
    await call('DELETE', `/api/admin/users/${owner.id}`)
    expect(await labels()).toEqual(['Nog Hier', 'Nog Hier'])
  })
})
