import { describe, expect, it } from 'vitest'
import { createBookings } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { recordOpened } from '#server/platform/outbox/mailboxes.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { orderOf, processDue } from '#tests/helpers/payments/payfast.ts'
import { usePayingSite } from '#tests/helpers/payments/paying-site.ts'
import { photo } from '#tests/helpers/photos.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { USUAL_ENGINES } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 3600 * 1000

describe.each(USUAL_ENGINES)('closing the own account on %s', (engine) => {
  const site = usePayingSite(engine)
  const pass = (days: number) => {
    site.now = new Date(site.now.getTime() + days * DAY_MS)
  }

  /** An owner who pays by card, with a page, a picture and two bookings, one of them in a month. */
  const begin = async () => {
    const { db } = site.app.context
    const { owner, token } = await site.subscribe()
    await db
      .insertInto('credentials')
      .values({ userId: owner.id, password: await hashPassword(TEST_PASSWORD), updatedAt: '' })
      .execute()
    const account = await db
      .selectFrom('users')
      .select(['id', 'email', 'plan', 'status'])
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow()
    const businessName = `Closing ${owner.id}`
    const { id } = await createBusiness(db, { owner: { ...owner, ...account }, businessName })
    const today = capeTownDay(site.now)
    await createBookings(db, id, [
      { email: `soon.${id}@example.com`, dateISO: addDays(today, 3) },
      { email: `later.${id}@example.com`, dateISO: addDays(today, 30) },
    ])
    await db
      .updateTable('bookings')
      .set({ status: 'accepted' })
      .where('businessId', '=', id)
      .execute()
    const cookie = await signIn(site.app, owner)
    const get = (url: string) => site.app.server.inject({ method: 'GET', url, headers: { cookie } })
    const post = (url: string, fields: Record<string, string> = {}) =>
      site.app.server.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const close = (fields = {}) =>
      post(ownPages.accountClose, { password: TEST_PASSWORD, confirm: 'close', ...fields })
    const isListed = async () =>
      (await site.app.server.inject({ method: 'GET', url: `/api/business/${id}` })).statusCode ===
      200
    return { owner, id, token, get, post, close, isListed, businessName }
  }
  const kindsTo = async (email: string) =>
    (await site.mailsTo(email.toLowerCase())).map(({ kind }) => kind)
  const orderStands = (token: string) =>
    site.provider.payfast.subscriptions.get(token)?.cancelled === false

  it('says what happens, asks for the password, and takes the page and the card away at once', async () => {
    const { owner, token, get, close, isListed } = await begin()
    const before = (await get(`${ownPages.account}?ask=close`)).body
    expect(before).toContain('Now you have 2 coming bookings')
    expect(before).toContain('Invoices and payments, 5 years')
    const wrong = await close({ password: 'not mine' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.body).toContain('This is not your password.')
    expect((await close({ confirm: 'yes' })).body).toContain('Please type CLOSE.')
    expect(await isListed()).toBe(true)

    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect(await isListed()).toBe(false)
    await processDue(site.app)
    expect(orderStands(token)).toBe(false)
    expect((await kindsTo(owner.email)).filter((kind) => kind === 'account-closing')).toHaveLength(
      1,
    )
    expect((await get(ownPages.account)).body).toContain('Undo, keep my account')
    expect((await get(ownPages.checkout)).body).toContain('You are closing your account')
    expect((await get('/api/dashboard')).json().closesISO).toBe(
      new Date(site.now.getTime() + 14 * DAY_MS).toISOString(),
    )
    // An admin cannot take it back for them.
    const resumed = await site.app.server.inject({
      method: 'POST',
      url: '/api/admin/toggle-subscription',
      headers: { cookie: await signInAsAdmin(site.app) },
      payload: { userId: owner.id, action: 'unpause' },
    })
    expect(resumed.statusCode).toBe(409)
    expect(await isListed()).toBe(false)
  })

  it('is undone with one press, and everything but the card is as before', async () => {
    const { owner, get, post, close, isListed } = await begin()
    await close()
    pass(13.5)
    expect(await site.app.services.closings.runDue()).toMatchObject({ closed: 0 })
    expect((await post(ownPages.accountKeep)).statusCode).toBe(303)
    expect((await post(ownPages.accountKeep)).statusCode).toBe(303)
    expect(await isListed()).toBe(true)
    expect(await site.accountOf(owner.id)).toMatchObject({ status: 'ACTIVE', plan: 'PREMIUM' })
    expect((await get(moneyPages.billing)).body).toContain('Cancelled. Listed until')
    pass(2)
    await site.app.services.closings.runDue()
    expect(await site.accountOf(owner.id)).toBeDefined()
  })

  it('erases after fourteen days, reminds twice, keeps the invoices, tells the visitors', async () => {
    const { db } = site.app.context
    const { owner, id, close, post } = await begin()
    const key = await site.app.services.uploads.create(
      owner.id,
      await photo(80, 60).png().toBuffer(),
    )
    await recordOpened(db, site.app.context, `later.${id.toLowerCase()}@example.com`)
    const long = await close({ farewell: 'x'.repeat(501) })
    expect(long.body).toContain('Please keep your word to visitors under 500 characters.')
    await close({ farewell: 'Thank you for everything.' })
    for (const days of [6, 2, 5, 0.5]) {
      pass(days)
      await site.app.services.closings.runDue()
    }
    expect((await kindsTo(owner.email)).filter((kind) => kind === 'account-closing')).toHaveLength(
      3,
    )
    pass(1)
    const runs = await Promise.all([1, 2].map(() => site.app.services.closings.runDue()))
    expect(runs.reduce((sum, { closed }) => sum + closed, 0)).toBe(1)
    expect(await site.accountOf(owner.id)).toBeUndefined()
    expect((await post(ownPages.accountKeep)).headers.location).toContain(pages.auth)
    expect(await site.app.services.uploads.openFile(key, '800.webp')).toBeNull()
    expect(await columnsWith(db, [owner.email])).toEqual(['invoices.document'])
    expect(await kindsTo(`later.${id}@example.com`)).toEqual(['business-closed'])
    const [told] = await site.mailsTo(`later.${id.toLowerCase()}@example.com`)
    expect(JSON.stringify(told)).toContain('Thank you for everything.')
    expect(await kindsTo(`soon.${id}@example.com`)).toEqual([])
    const marks = await db
      .selectFrom('erasures')
      .select('kind')
      .where('mark', '=', owner.id)
      .execute()
    expect(marks).toEqual([{ kind: 'account' }])
    const invoices = await db
      .selectFrom('invoices')
      .select('number')
      .where('userId', '=', owner.id)
      .execute()
    expect(invoices).toHaveLength(1)
  })

  it('gives back what is paid all the same, and charges no more', async () => {
    const { db } = site.app.context
    const { owner, close, token } = await begin()
    const late = site.provider.payfast.chargeNextMonth(token, 'COMPLETE')
    await close()
    await processDue(site.app)
    expect((await site.tell(late)).state).toBe('done')
    const pending = await site.pendingOwner()
    const order = await orderOf(site.app, site.provider, pending)
    await db
      .insertInto('credentials')
      .values({ userId: pending.id, password: await hashPassword(TEST_PASSWORD), updatedAt: '' })
      .execute()
    const user = { ...pending, role: 'BUSINESS' as const }
    await site.app.services.closings.close(user as never, {
      password: TEST_PASSWORD,
      code: undefined,
      confirm: 'CLOSE',
      farewell: null,
    })
    await site.tell(site.provider.payfast.pay(order))
    await processDue(site.app)
    const [line] = await db
      .selectFrom('ledgerEntries')
      .select(['note', 'paidUntil', 'token'])
      .where('userId', '=', pending.id)
      .where('kind', '=', 'payment')
      .execute()
    expect(line).toMatchObject({
      note: 'The owner closes the account: give it back.',
      paidUntil: null,
    })
    expect(orderStands(line?.token ?? '')).toBe(false)
    expect((await site.accountOf(pending.id))?.status).toBe('PENDING')
    expect((await site.accountOf(owner.id))?.status).toBe('PAUSED')
  })
})
