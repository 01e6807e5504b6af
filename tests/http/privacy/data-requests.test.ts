import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { readPayload } from '#server/platform/mail/encrypted-link.ts'
import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { privacyPages } from '#shared/paths.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { THANDI, useEverywhere } from '#tests/helpers/used-everywhere.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(USUAL_ENGINES)('the admin’s list of requests about data on %s', (engine) => {
  let app: TestApp
  let now: Date
  let cookie: string
  beforeEach(async () => {
    now = new Date()
    app = await createTestApp(engine, {}, { clock: () => now })
    cookie = await signInAsAdmin(app)
  })
  afterEach(() => app.close())

  const get = (url: string) => app.server.inject({ method: 'GET', url, headers: { cookie } })
  const post = (url: string, fields: Record<string, string>, as = cookie) =>
    app.server.inject({
      method: 'POST',
      url,
      headers: { cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const page = async (query = '') => (await get(adminPrivacyPages.requests + query)).body
  const requests = () =>
    app.context.db.selectFrom('dataRequests').selectAll().orderBy('askedAt').execute()
  const enter = (fields: Record<string, string> = {}) =>
    post(adminPrivacyPages.enterRequest, {
      what: 'correction',
      via: 'whatsapp',
      day: capeTownDay(now),
      email: 'Sipho.N@example.com',
      note: 'The street is wrong, says sipho.n@example.com',
      ...fields,
    })
  /** The session of before is over then. */
  const later = async (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS)
    cookie = await signInAsAdmin(app)
  }
  const due = async () => (await get('/api/admin/stats')).json().todo.dueRequests
  const actions = async () =>
    (await get('/api/admin/actions')).json().actions.map(({ action }: { action: string }) => action)

  it('has what a visitor did by link, without an address, and never twice a day', async () => {
    await useEverywhere(app)
    for (let times = 0; times < 2; times += 1)
      await post(privacyPages.yourData, { email: THANDI.email }, '')
    const { payload } = await app.context.db
      .selectFrom('outboxMessages')
      .select('payload')
      .where('kind', '=', 'data-link')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { token } = readPayload(app.context.secret, payload)
    for (let times = 0; times < 2; times += 1)
      await post(privacyPages.held, { token, confirm: 'erase' }, '')
    const [asked, erased, ...others] = await requests()
    expect(others).toEqual([])
    expect(asked).toMatchObject({ what: 'access', via: 'page' })
    expect(erased?.outcome).toContain('2 bookings cleared, 1 of them cancelled; 2 reviews')
    expect(erased?.mark).toBe(asked?.mark)
    expect(JSON.stringify([asked, erased]).toLowerCase()).not.toContain('thandi')
    expect(await page()).toContain('Done (2)')
    expect(await due()).toBe(0)
  })

  it('opens with an owner’s download or closing, and closes when it is done or undone', async () => {
    const { business } = await useEverywhere(app)
    const owner = await signIn(app, business.owner)
    await post(ownPages.accountDownload, {}, owner)
    await post(ownPages.accountDownload, {}, owner)
    expect(await page()).toContain('Open (1)')
    await app.services.dataDownloads.runDue()
    await app.context.db
      .insertInto('credentials')
      .values({
        userId: business.owner.id,
        password: await hashPassword(TEST_PASSWORD),
        updatedAt: now.toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const close = () => {
      now = new Date(now.getTime() + 1000)
      return post(ownPages.accountClose, { password: TEST_PASSWORD, confirm: 'CLOSE' }, owner)
    }
    expect((await close()).statusCode).toBe(303)
    await post(ownPages.accountKeep, {}, owner)
    await close()
    expect(await page()).toContain('Under way')
    // The site closes it by itself, when it is done.
    const [, , open] = await requests()
    const byHand = await post(adminPrivacyPages.closeRequest(open?.id ?? ''), { outcome: 'Done.' })
    expect(byHand.statusCode).toBe(409)
    await later(15)
    await app.services.closings.runDue()
    expect(await page()).toContain('Nothing to answer')
    expect((await requests()).map(({ what, mark, outcome }) => [what, mark, outcome])).toEqual([
      ['access', null, 'The download was made.'],
      ['closing', null, 'The owner has kept the account.'],
      ['closing', null, 'The account was erased.'],
    ])
  })

  it('takes a request that came another way, and is closed with what was done', async () => {
    const { db } = app.context
    expect((await enter()).statusCode).toBe(303)
    const [request] = await requests()
    expect(request?.note).toBe('The street is wrong, says …@example.com')
    expect(await columnsWith(db, ['sipho.n'])).toEqual([])
    expect(await page()).toContain('To answer')
    const id = request?.id ?? ''
    const close = (outcome: string) => post(adminPrivacyPages.closeRequest(id), { outcome })
    const refused = await close('  ')
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Please say what was done.')
    const answers = await Promise.all([close('Corrected it.'), close('Corrected it.')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
    expect(await page(`?request=${id}`)).toContain('Corrected it.')
    expect((await actions()).sort()).toEqual(['close-request', 'enter-request'])
    // The same person has the same mark, however the address is written.
    await enter({ email: 'sipho.n@EXAMPLE.com', what: 'erasure' })
    const marks = new Set((await requests()).map(({ mark }) => mark))
    expect(marks.size).toBe(1)
  })

  it('refuses a day to come and an unknown kind, and keeps what was typed', async () => {
    const tomorrow = capeTownDay(new Date(now.getTime() + DAY_MS))
    const answer = await enter({ day: tomorrow, note: 'Called twice' })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Please choose today or a day before.')
    expect(answer.body).toContain('Called twice')
    expect((await enter({ what: 'everything' })).body).toContain('Please choose what they ask for.')
    expect((await enter({ email: 'no address' })).statusCode).toBe(400)
    expect(await requests()).toEqual([])
  })

  it('is on the Overview a week before it is due, and overdue after 30 days', async () => {
    await enter()
    await later(22)
    expect(await due()).toBe(0)
    await later(2)
    expect(await due()).toBe(1)
    expect(await page()).not.toContain('Overdue')
    await later(7)
    expect(await page()).toContain('Overdue')
    expect(await due()).toBe(1)
  })

  it('is forgotten three years after it was answered, and an open one never', async () => {
    await enter()
    await enter({ what: 'erasure' })
    const [first] = await requests()
    await post(adminPrivacyPages.closeRequest(first?.id ?? ''), { outcome: 'Done.' })
    await later(1096)
    expect((await get(adminPrivacyPages.oldData)).body).toContain('KEEP_REQUESTS_DAYS')
    const { rows } = await app.services.retention.tryOut()
    expect(rows.find(({ data }) => data === 'requests')).toMatchObject({ due: 1, days: 1095 })
    expect((await app.services.retention.removeDue()).requests).toBe(1)
    expect(await requests()).toHaveLength(1)
  })
})

describe.each(USUAL_ENGINES)('who looked at personal data, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
  })
  afterEach(() => app.close())

  it('is in the record once a day for each user, and only listed if it is asked for', async () => {
    const { business } = await useEverywhere(app)
    const cookie = await signInAsAdmin(app)
    const get = (url: string) => app.server.inject({ method: 'GET', url, headers: { cookie } })
    const { id } = business.owner
    for (let times = 0; times < 3; times += 1) {
      expect((await get(ownPages.user(id))).statusCode).toBe(200)
      expect((await get(ownPages.ownerMoney(id))).statusCode).toBe(200)
    }
    for (const file of ['businesses.csv', 'newsletter.csv', 'money.csv'])
      expect((await get(`/api/admin/${file}`)).statusCode).toBe(200)
    const listed = async (query = '') =>
      (await get(`/api/admin/actions${query}`))
        .json()
        .actions.map(({ action, targetId }: { action: string; targetId: string }) => [
          action,
          targetId,
        ])
    const shown = await listed()
    expect(shown.map(([action]: [string]) => action).sort()).toEqual([
      'export-businesses',
      'export-ledger',
      'export-newsletter',
    ])
    expect(await listed('?action=read-user')).toEqual([['read-user', id]])
    expect(await listed('?action=read-ledger')).toEqual([['read-ledger', id]])
    const stored = await app.context.db
      .selectFrom('adminActions')
      .select('targetLabel')
      .where('action', 'like', 'read-%')
      .execute()
    expect(JSON.stringify(stored)).not.toContain(business.owner.email)
    // Whoever may not look leaves no trace of having looked.
    expect((await app.server.inject({ url: ownPages.user(id) })).statusCode).toBe(303)
    expect(await listed('?action=read-user')).toHaveLength(1)
  })
})
