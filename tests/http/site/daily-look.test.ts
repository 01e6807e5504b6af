import { afterEach, describe, expect, it } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { createDailyLookService } from '#server/features/readiness/daily-look.service.ts'
import type { Outside } from '#server/features/readiness/outside.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import { ownPages } from '#shared/own-paths.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'
import { answerAsSite, PUBLIC_SITE } from './public-site.ts'

const START = new Date('2026-06-10T08:00:00.000Z')
const DAY_MS = 24 * 3600 * 1000
const SETTINGS = { ...PUBLIC_SITE, BACKUP_TO: 'off' }

let app: TestApp
let now: Date
let cookie: string
/** What the public address answers; null if it cannot be reached. */
let status: number | null
/** What it answers at a second look. */
let statusLater: number | undefined
let waited: number[]
const outside: Outside = {
  resolveTxt: () => Promise.reject(new Error('ENOTFOUND')),
  ask: async (url) => {
    if (status === null) throw new Error('connect ECONNREFUSED')
    const answered = answerAsSite(url, now)
    return url.startsWith('https:') ? { ...answered, status } : answered
  },
}
afterEach(() => app.close())

async function start(engine: (typeof USUAL_ENGINES)[number], settings = {}) {
  now = START
  status = 200
  statusLater = undefined
  waited = []
  app = await createTestApp(engine, { ...SETTINGS, ...settings }, { outside, clock: () => now })
  const admin = await createUser(app.context.db, { role: 'ADMIN', email: 'admin@cpt.example' })
  await createUser(app.context.db, { role: 'ADMIN', email: 'second@cpt.example' })
  cookie = await signIn(app, admin)
  return admin
}
const page = async () =>
  (await app.server.inject({ url: ownPages.ready, headers: { cookie } })).body
const send = (url: string, fields: Record<string, string> = {}) =>
  app.server.inject({
    method: 'POST',
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const look = () =>
  createDailyLookService(app.context, app.services, async (ms) => {
    waited.push(ms)
    status = statusLater ?? status
  }).look()
const mailsOf = async (kind: string) =>
  (
    await app.context.db
      .selectFrom('outboxMessages')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('createdAt')
      .execute()
  ).map(({ recipient, payload }) => ({ recipient, ...JSON.parse(payload) }))

describe.each(USUAL_ENGINES)('the hourly look at a site on %s', (engine) => {
  it('waits for the opening, then remembers the worst of each day and mails what changes', async () => {
    const admin = await start(engine)
    expect(await look()).toBe('The site is not open yet.')
    expect(await mailsOf('site-changed')).toEqual([])
    await app.services.site.open(admin)
    // Mail, payments, second step and legal details are not set up here.
    expect(await look()).toContain('Mail: ')
    const first = await mailsOf('site-changed')
    expect(first.map(({ recipient }) => recipient).toSorted()).toEqual([
      'admin@cpt.example',
      'second@cpt.example',
    ])
    expect(first[0].slipped.join(' ')).not.toContain('Public address')

    await look()
    expect(await mailsOf('site-changed')).toHaveLength(2)
    now = new Date(START.getTime() + DAY_MS)
    status = 502
    await look()
    const slipped = (await mailsOf('site-changed')).slice(2)
    expect(slipped).toMatchObject([
      { slipped: [expect.stringContaining('answers with 502')], mended: [] },
      { recipient: expect.any(String) },
    ])
    // Nobody's fault, and no change.
    status = null
    await look()
    expect(await mailsOf('site-changed')).toHaveLength(4)
    status = 200
    await look()
    expect((await mailsOf('site-changed')).slice(4)).toMatchObject([
      { slipped: [], mended: ['Public address'] },
      { mended: ['Public address'] },
    ])

    cookie = await signIn(app, admin)
    const body = await page()
    expect(body).toContain('aria-label="2 days looked at: 0 well, 0 to look at, 2 to mend"')
    expect(body).toContain('11 June 2026: Public address: https://cpt.example answers with 502')
    expect(body).not.toContain('9 June 2026: ')
    now = new Date(START.getTime() + 30 * DAY_MS)
    await look()
    expect(await app.context.db.selectFrom('siteDays').select('day').execute()).toHaveLength(2)
  })

  it('looks again after a minute before it says that something slipped', async () => {
    const admin = await start(engine)
    await app.services.site.open(admin)
    await look()
    const told = await mailsOf('site-changed')
    waited = []
    status = 502
    statusLater = 200
    await look()
    expect(waited).toEqual([60_000])
    expect(await mailsOf('site-changed')).toEqual(told)
    expect(await page()).not.toContain('answers with 502')
    status = 502
    statusLater = undefined
    await look()
    // What is known is not waited for.
    await look()
    expect(waited).toEqual([60_000, 60_000])
    expect(await mailsOf('site-changed')).toHaveLength(told.length + 2)
  })

  it('writes to nobody once an admin has switched the mails off, and on again', async () => {
    const admin = await start(engine)
    await app.services.site.open(admin)
    expect(await page()).toContain('Stop these mails')
    expect((await send(ownPages.readyAction('mails'), { mails: 'off' })).statusCode).toBe(303)
    expect((await send(ownPages.readyAction('mails'), { mails: 'off' })).statusCode).toBe(303)
    expect(await page()).toContain('Mail the admins when something changes')
    await look()
    expect(await mailsOf('site-changed')).toEqual([])
    expect((await send(ownPages.readyAction('mails'), { mails: 'perhaps' })).statusCode).toBe(400)
    await send(ownPages.readyAction('mails'), { mails: 'on' })
    status = 502
    await look()
    expect(await mailsOf('site-changed')).toHaveLength(2)
  })

  it('asks admins without a second step by mail, once a day', async () => {
    await start(engine)
    expect(await page()).toContain('Ask them by mail')
    await send(ownPages.readyAction('ask-second-step'))
    const answer = await send(ownPages.readyAction('ask-second-step'))
    expect(answer.headers.location).toBe(ownPages.readyAfter('ask-second-step'))
    expect(await mailsOf('second-step-wanted')).toHaveLength(2)
  })

  it('makes a backup at once where there is a place for it', async () => {
    await start(engine)
    const refused = await send(ownPages.readyAction('back-up'))
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('set BACKUP_TO first'),
    ])
    await app.close()

    await start(engine, { BACKUP_TO: '/var/backups/not-there' })
    const scheduler = createScheduler(app.context, app.services.tasks)
    await scheduler.runDue()
    expect(await page()).toContain('Back up now')
    expect((await send(ownPages.readyAction('back-up'))).statusCode).toBe(303)
    await scheduler.runDue()
    await scheduler.stop()
    const run = await app.context.db
      .selectFrom('taskRuns')
      .select(['lastFailed', 'lastResult'])
      .where('name', '=', 'backup')
      .executeTakeFirstOrThrow()
    expect(run).toEqual({ lastFailed: 1, lastResult: expect.stringContaining('is not there') })
  })
})
