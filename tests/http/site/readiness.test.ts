import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { afterEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import {
  confirmSecondFactor,
  savePendingSecondFactor,
} from '#server/features/accounts/second-factor/second-factor.repository.ts'
import { testNotification } from '#server/features/payments/payfast/test-notification.ts'
import type { Outside } from '#server/features/readiness/outside.ts'
import { getSeller } from '#server/features/site/seller.ts'
import { findMigrations } from '#server/platform/db/migrate.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import { ownPages } from '#shared/own-paths.ts'
import { feeds } from '#shared/paths.ts'
import type { CheckState, ReadinessAnswer } from '#shared/schemas/readiness.ts'
import { processDue } from '#tests/helpers/payments/payfast.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { answerAsSite, PUBLIC_SITE } from './public-site.ts'

const DETAILS = {
  companyName: 'Cape <b>Guide</b> (Pty) Ltd',
  registrationNumber: '2024/123456/07',
  address: '1 Kloof Street, Gardens, 8001',
  informationOfficer: 'Thandi Jacobs',
  informationOfficerEmail: 'privacy@cpt.example',
  serverCountry: 'South Africa',
}
const REAL = {
  ...PUBLIC_SITE,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'CPT Recommends <hello@cpt.example>',
  MAIL_DKIM_SELECTOR: 'cpt1',
  PAYFAST_MERCHANT_ID: '12345678',
  PAYFAST_MERCHANT_KEY: 'q1cd2rdny4a53',
  PAYFAST_PASSPHRASE: 'passphrase-of-tests',
  BACKUP_TO: 'off',
}
const RECORDS: Record<string, string[]> = {
  'cpt.example': ['v=spf1 mx -all'],
  'cpt1._domainkey.cpt.example': ['v=DKIM1; p=MIGf'],
  '_dmarc.cpt.example': ['v=DMARC1; p=reject'],
}
const WELL: Outside = {
  resolveTxt: async (name) => RECORDS[name] ?? Promise.reject(new Error('ENOTFOUND')),
  ask: async (url) => answerAsSite(url, new Date()),
}

const NOTHING = { ask: null, https: {}, http: {}, dns: null }
const NEXT_WEEK = new Date(Date.now() + 7 * 24 * 3600 * 1000)
const A_MINUTE_AGO = new Date(Date.now() - 60_000)

let app: TestApp
let cookie: string
afterEach(() => app.close())

async function start(engine: (typeof USUAL_ENGINES)[number], settings = {}, outside = WELL) {
  app = await createTestApp(engine, settings, { outside })
  const admin = await createUser(app.context.db, { role: 'ADMIN', email: 'admin@cpt.example' })
  cookie = await signIn(app, admin)
  return admin
}

const open = (url: string = ownPages.ready) => app.server.inject({ url, headers: { cookie } })
const send = (url: string, fields: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const statesOf = ({ checks }: ReadinessAnswer) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]))

/** What an operator does before the opening. */
async function makeReady(adminId: string) {
  const { db } = app.context
  const at = new Date().toISOString()
  await savePendingSecondFactor(db, { userId: adminId, sealedSecret: 'sealed', createdAt: at })
  await confirmSecondFactor(db, {
    userId: adminId,
    sealedSecret: 'sealed',
    step: 1,
    confirmedAt: at,
  })
  await createScheduler(app.context, app.services.tasks).runDue()
  await send(ownPages.readyAction('test-mail'))
  await db.updateTable('outboxMessages').set({ state: 'sent', sentAt: at }).execute()
  await send(ownPages.readyAction('details'), DETAILS)
  const { payfast } = app.context.config
  if (!payfast) throw new Error('There is no provider.')
  await app.services.notifications.receive(testNotification(payfast, new Date()), '::1')
  await processDue(app)
}

describe.each(USUAL_ENGINES)('Ready to open? on %s', (engine) => {
  it('says of a new site what to mend, and does not open it', async () => {
    await start(engine)
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('PUBLIC_URL=https://www.example.co.za')
    expect(page.body).toContain('1 of 1 admin signs in with a password alone: admin@cpt.example.')
    expect(page.body).toContain('still empty')
    expect(page.body).toContain('aria-disabled="true">Open the site</button>')
    expect(page.body).toMatch(/<b>\d<\/b> of \d+ right/)
    expect(page.body).toContain('href="/api/admin/changelog"')
    const changelog = await open('/api/admin/changelog')
    expect(changelog.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(changelog.body).toMatch(/^# Changelog\n/)
    const refused = await send(ownPages.readyAction('open'))
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('To fix first: Public address, Mail, ')
    expect((await app.services.site.get()).openedAt).toBeNull()
  })

  it('asks a production for a place of its backups, and offers none before', async () => {
    await start(engine, {
      ...PUBLIC_SITE,
      NODE_ENV: 'production',
      RATE_LIMIT: 'on',
      ADMIN_SECOND_FACTOR: 'optional',
    })
    const { body } = await open()
    expect(body).toContain('The site makes none: if the disk dies, all is lost.')
    expect(body).not.toContain('Back up now')
    expect(statesOf(await app.services.readiness.check())).toMatchObject({ backups: 'bad' })
  })

  it('stores the details, shows them again, and invoices take them before the settings', async () => {
    await start(engine, { SELLER_NAME: 'Of the settings', SELLER_ADDRESS: 'Set Street 1' })
    const empty = await open()
    expect(empty.body).toContain('Empty: “Of the settings”, from the settings')
    const seller = () => getSeller(app.context.db, app.context.config)
    expect(await seller()).toMatchObject({ name: 'Of the settings', address: 'Set Street 1' })

    const wrong = { ...DETAILS, informationOfficerEmail: 'nobody' }
    const refused = await send(ownPages.readyAction('details'), wrong)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain('Please enter a valid email address')
    expect(refused.body).toContain('value="Thandi Jacobs"')

    const { address: _, ...others } = DETAILS
    expect((await send(ownPages.readyAction('details'), others)).statusCode).toBe(303)
    const page = (await open()).body
    expect(page).toContain('value="Cape &lt;b&gt;Guide&lt;/b&gt; (Pty) Ltd"')
    expect(page).not.toContain('still empty')
    expect(await seller()).toEqual({
      name: DETAILS.companyName,
      address: 'Set Street 1',
      registration: DETAILS.registrationNumber,
      vatNumber: undefined,
    })
  })

  it('opens a site where nothing is to mend, says daily that all is well, and closes it again', async () => {
    const admin = await start(engine, REAL)
    await makeReady(admin.id)
    const { readiness } = app.services
    expect(statesOf(await readiness.check())).toMatchObject({
      address: 'ok',
      mail: 'ok',
      payments: 'ok',
      backups: 'ok',
      'second-step': 'ok',
      legal: 'ok',
      clock: 'ok',
      version: 'ok',
      background: 'ok',
    } satisfies Record<string, CheckState>)
    await readiness.open(admin)
    await expect(readiness.open(admin)).rejects.toThrow('The site is open already.')

    const page = await open()
    expect(page.body).toContain('All well</h2>')
    expect(page.body).toContain('Close it again')
    expect(page.body).not.toContain('To fix before you open')
    expect((await send(ownPages.readyAction('close'))).headers.location).toBe(ownPages.ready)
    expect((await open()).body).toContain('Ready to open?')
    const { actions } = await app.services.adminActions.find({})
    const words = actions.map(({ action }) => action)
    expect(words).toEqual(expect.arrayContaining(['open-site', 'close-site', 'save-operator']))
  })

  it.each([
    ['an address that does not answer', { ask: 'fails' }, 'address', 'unknown'],
    ['a proxy that does not reach the site', { https: { status: 502 } }, 'address', 'bad'],
    ['another site at the address', { https: { body: 'Parked' } }, 'address', 'bad'],
    [
      'a copy of the site with another secret',
      { https: { body: 'f'.repeat(64) } },
      'address',
      'bad',
    ],
    ['http beside https', { http: { status: 200 } }, 'address', 'warn'],
    ['http that fails', { http: { status: 502 } }, 'address', 'warn'],
    ['http that is not found', { http: { status: 404 } }, 'address', 'warn'],
    [
      'http that is sent on to http',
      { http: { location: 'http://cpt.example/' } },
      'address',
      'warn',
    ],
    ['http that is sent on for now', { http: { status: 302 } }, 'address', 'warn'],
    ['http that is sent on with 308', { http: { status: 308 } }, 'address', 'ok'],
    [
      'a certificate that ends in a week',
      { https: { certificateUntil: NEXT_WEEK } },
      'address',
      'warn',
    ],
    ['a clock that is a minute off', { https: { date: A_MINUTE_AGO } }, 'clock', 'bad'],
    ['no DNS', { dns: 'ECONNREFUSED' }, 'mail', 'unknown'],
    ['no DMARC', { dns: 'ENOTFOUND' }, 'mail', 'warn'],
  ] as const)('finds %s', async (_what, world, name, state) => {
    const { ask, https, http, dns } = { ...NOTHING, ...world }
    const outside: Outside = {
      resolveTxt: async (asked) => {
        if (dns !== null && asked.startsWith('_dmarc'))
          throw Object.assign(new Error(dns), { code: dns })
        return WELL.resolveTxt(asked)
      },
      ask: async (url) => {
        if (ask !== null) throw new Error('connect ECONNREFUSED')
        return { ...(await WELL.ask(url)), ...(url.startsWith('https:') ? https : http) }
      },
    }
    const admin = await start(engine, REAL, outside)
    await makeReady(admin.id)
    expect(statesOf(await app.services.readiness.check())).toMatchObject({ [name]: state })
  })

  it('finds a proxy that is not trusted, once it has forwarded a visitor', async () => {
    await start(engine, { ...REAL, TRUST_PROXY: '10.1.2.3' })
    const address = async () =>
      (await app.services.readiness.check()).checks.find(({ name }) => name === 'address')
    expect(await address()).toMatchObject({ state: 'ok' })
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    await app.server.inject({ url: '/search?q=x', headers, remoteAddress: '172.30.80.10' })
    expect(await address()).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('A proxy at 172.30.80.10 is not trusted'),
      line: 'TRUST_PROXY=10.1.2.3,172.30.80.10',
    })
  })

  it('answers by a mark that only a site with this secret and address has', async () => {
    const marks = new Set<string>()
    for (const settings of [PUBLIC_SITE, { ...PUBLIC_SITE, PUBLIC_URL: 'https://other.example' }]) {
      await start(engine, settings)
      const answer = await app.server.inject({ url: feeds.siteMark })
      expect(answer.headers['cache-control']).toBe('no-store')
      marks.add(answer.body)
      if (settings === PUBLIC_SITE) {
        expect(answer.body).toBe((await WELL.ask('https://cpt.example')).body)
        await app.close()
      }
    }
    expect(marks.size).toBe(2)
  })

  it.each([
    [{ PAYFAST_MERCHANT_ID: '10000100' }, 'bad'],
    [{ PAYFAST_MERCHANT_KEY: '46f0cd694581a' }, 'bad'],
    [{}, 'ok'],
  ])('with %j of the live account, the merchant is %s', async (settings, state) => {
    await start(engine, { ...REAL, ...settings })
    const { checks } = await app.services.readiness.check()
    const { parts, sentence } = checks.find(({ name }) => name === 'payments') ?? {}
    expect(parts?.find(({ title }) => title === 'Merchant id and key')?.state).toBe(state)
    expect(sentence).toMatch(state === 'ok' ? /^Live/ : /^Not live/)
  })

  it('does not wait for what does not answer, and reports what fails as unknown', async () => {
    const never = { ...WELL, ask: () => new Promise<never>(() => {}) }
    await start(engine, REAL, never)
    const { readiness } = app.services
    const from = performance.now()
    const { checks } = await readiness.check()
    expect(performance.now() - from).toBeLessThan(4500)
    expect(checks.find(({ name }) => name === 'address')).toMatchObject({
      state: 'unknown',
      sentence: 'It takes too long to find out.',
    })
    // The overview does not ask again at once.
    expect((await readiness.getRecent()).checks).toEqual(checks)
  })

  it('sees mail that is not taken, tasks that fail or stand still, and the sandbox', async () => {
    const sandbox = { ...REAL, PAYFAST_URL: 'https://sandbox.payfast.co.za' }
    const admin = await start(engine, sandbox)
    await makeReady(admin.id)
    const { db } = app.context
    await send(ownPages.readyAction('test-mail'))
    await db
      .updateTable('outboxMessages')
      .set({ lastError: '535 wrong password' })
      .where('state', '=', 'waiting')
      .execute()
    await db.updateTable('taskRuns').set({ lastFailed: 1, lastResult: 'No room.' }).execute()
    const { readiness } = app.services
    const { checks } = await readiness.check()
    expect(checks.find(({ name }) => name === 'mail')?.parts[0]).toMatchObject({
      state: 'bad',
      sentence: 'A message is not taken: 535 wrong password',
    })
    expect(statesOf(await readiness.check())).toMatchObject({
      payments: 'bad',
      background: 'warn',
    })
    await db.updateTable('taskRuns').set({ nextRunAt: '2024-01-01T00:00:00.000Z' }).execute()
    expect(statesOf(await readiness.check())).toMatchObject({ background: 'bad' })
    await expect(readiness.open(admin)).rejects.toThrow(/^To fix first: Mail, Payfast, /)
  })

  it('sees a database that lacks a migration, or has one of a later release', async () => {
    await start(engine)
    const version = async () =>
      (await app.services.readiness.check()).checks.find(({ name }) => name === 'version')
    const { db } = app.context
    const { last } = await findMigrations(db)
    const applied = sql.table(DEFAULT_MIGRATION_TABLE)
    await sql`update ${applied} set "name" = '9999-later' where "name" = ${last}`.execute(db)
    expect(await version()).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining(`Missing: ${last}.`),
    })
    await sql`insert into ${applied} values (${last}, ${new Date().toISOString()})`.execute(db)
    expect(await version()).toMatchObject({
      state: 'warn',
      sentence: expect.stringContaining('migration 9999-later. A later release has migrated it.'),
    })
  })

  it('sends the test mail to the admin who asks', async () => {
    await start(engine)
    const answer = await send(ownPages.readyAction('test-mail'))
    expect(answer.headers.location).toBe(ownPages.readyAfter('test-mail'))
    const mails = await app.context.db.selectFrom('outboxMessages').selectAll().execute()
    expect(mails).toMatchObject([{ kind: 'test-mail', recipient: 'admin@cpt.example' }])
    expect((await open(answer.headers.location)).body).toContain('is on its way')
  })
})
