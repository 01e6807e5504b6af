import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { TEST_PASSWORD } from '#demo/factories/users.ts'
import { type App, buildApp } from '#server/app.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { readConfig } from '#server/read-config.ts'
import { pages } from '#shared/paths.ts'
import { photo } from '#tests/helpers/photos.ts'
import { receivedHeaders } from '#tests/helpers/received-headers.ts'
import { sendFrom } from '#tests/helpers/send-from.ts'
import { type Nginx, startNginx } from '#tests/helpers/servers/nginx.ts'
import { startS3Server, type TestS3Server } from '#tests/helpers/servers/s3-server.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { SiteProcess } from '#tests/helpers/site-process.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/test-app.ts'

const WRITERS = 4
const LONG_AGO = '2020-01-01T00:00:00.000Z'

describe('three processes behind nginx, on one PostgreSQL and one bucket', () => {
  let database: TestDatabase
  let s3: TestS3Server
  let smtp: TestSmtpServer
  /** Only for reading the database; serves no requests. */
  let observer: App
  let sites: SiteProcess[] = []
  let nginx: Nginx
  const owners: Awaited<ReturnType<typeof createBusiness>>[] = []

  beforeAll(async () => {
    ;[database, s3, smtp] = await Promise.all([
      createTestDatabase('postgres'),
      startS3Server(),
      startSmtpServer(),
    ])
    const environment: Record<string, string> = {
      NODE_ENV: 'test',
      DEMO: 'off',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '127.0.0.1',
      SMTP_URL: smtp.url,
      ...s3.environment,
      ...database.environment,
    }
    observer = await buildApp(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
    for (let count = 0; count < WRITERS; count += 1)
      owners.push(
        await createBusiness(observer.context.db, { ownerInput: { password: TEST_PASSWORD } }),
      )
    for (const name of ['monthly-digest', 'outbox-cleanup', 'expiry', 'images-cleanup'])
      await ensureTaskRun(observer.context.db, name, LONG_AGO)
    // Each with its own folder: its content must not matter.
    sites = ['one', 'two', 'three'].map(
      (name) => new SiteProcess({ ...environment, DATA_DIR: `${environment.DATA_DIR}/${name}` }),
    )
    await Promise.all(sites.map((site) => site.start()))
    nginx = await startNginx(sites.map((site) => site.url.replace('localhost', '127.0.0.1')))
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const site of sites) await site.kill()
    await observer?.close()
    await s3?.close()
    await smtp?.close()
    await database?.remove()
  })

  const send = (method: string, url: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(url, {
      method,
      headers: body ? { 'content-type': 'application/json', ...headers } : headers,
      body: body && JSON.stringify(body),
    })
  const owner = (index: number) => {
    const found = owners[index]
    if (!found) throw new Error(`There is no owner ${index}.`)
    return found
  }
  const site = (index: number) => sites[index % sites.length]?.url ?? ''
  const signInAt = async (url: string, index: number) => {
    const { email } = owner(index).owner
    const answer = await send('POST', `${url}/api/login`, { email, password: TEST_PASSWORD })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((text) => text.split(';', 1)[0])
      .join('; ')
  }
  const edit = (url: string, cookie: string, description: string, imageUrl?: string) =>
    send(
      'PUT',
      `${url}/api/business`,
      {
        businessName: 'Harbour Table',
        industry: 'Restaurant',
        area: 'Southern Suburbs',
        address: '14 Quayside Lane',
        description,
        imageUrl,
      },
      { cookie },
    )
  const statusOf = async (url: string, cookie: string) =>
    (await send('GET', `${url}/api/user`, undefined, { cookie })).status

  it('run each scheduled task once', async () => {
    const runs = observer.context.db.selectFrom('taskRuns').select('name')
    const waiting = () =>
      runs
        .where('lastFinishedAt', 'is', null)
        .where('nextRunAt', '<=', new Date().toISOString())
        .execute()
    await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
    const finished = await runs.where('lastFinishedAt', 'is not', null).execute()
    expect(finished.length).toBeGreaterThanOrEqual(4)
    const done = sites.flatMap((each) => each.output.match(/"msg":"task (done|failed)"/g) ?? [])
    expect(done).toEqual(finished.map(() => '"msg":"task done"'))
  })

  it('show a change made by one on the others within a second', async () => {
    const { id } = owner(0)
    const page = async (index: number) =>
      (await fetch(`${site(index)}${pages.business(id)}`)).text()
    const call = async (index: number) => (await fetch(`${site(index)}/api/business/${id}`)).text()
    for (const index of [0, 1, 2]) await Promise.all([page(index), call(index)])
    const cookie = await signInAt(site(0), 0)
    const words = ['The first words.', 'The second words.', 'The third words.']
    for (const [index, text] of words.entries()) {
      expect((await edit(site(index), cookie, text)).status).toBe(200)
      const shown = async () => {
        const texts = await Promise.all([0, 1, 2].flatMap((each) => [page(each), call(each)]))
        return texts.filter((each) => each.includes(text)).length
      }
      await expect.poll(shown, { timeout: 1000, interval: 50 }).toBe(6)
    }
  })

  it('share sessions: made on one, valid on all, ended everywhere', async () => {
    const cookie = await signInAt(site(0), 1)
    for (const index of [0, 1, 2]) expect(await statusOf(site(index), cookie)).toBe(200)
    expect(await statusOf(nginx.url, cookie)).toBe(200)
    await send('POST', `${site(1)}/api/logout`, undefined, { cookie })
    for (const index of [0, 1, 2]) expect(await statusOf(site(index), cookie)).toBe(401)
  })

  it('share images', async () => {
    const cookie = await signInAt(nginx.url, 1)
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(await photo(90, 60).png().toBuffer())]))
    const answer = await fetch(`${site(0)}/api/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    const { imageUrl } = (await answer.json()) as { imageUrl: string }
    expect((await edit(site(1), cookie, 'With a picture.', imageUrl)).status).toBe(200)
    for (const index of [0, 1, 2])
      expect((await fetch(`${site(index)}${imageUrl}`)).status).toBe(200)
    // Cached by nginx, also while the storage is down.
    expect((await fetch(`${nginx.url}${imageUrl}`)).status).toBe(200)
    s3.mood = () => 'reset'
    expect((await fetch(`${site(2)}${imageUrl}`)).status).toBe(503)
    expect((await fetch(`${nginx.url}${imageUrl}`)).status).toBe(200)
    s3.mood = () => null
  })

  it('share rate limits, which no forged address bypasses', async () => {
    const email = owner(2).owner.email
    const seen: number[] = []
    for (let count = 0; count < 7; count += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${count}` }
      // Without nginx the caller sets the forwarded address itself, since this test connects from nginx's address.
      seen.push(
        (await send('POST', `${site(count)}/api/forgot-password`, { email }, forged)).status,
      )
    }
    expect(seen).toEqual([...Array(5).fill(200), 429, 429])

    // From another address than nginx itself, as in production.
    const statuses = await Promise.all(
      Array.from({ length: 62 }, async (_, count) => {
        const { status } = await sendFrom('127.0.0.2', `${nginx.url}/api/newsletter`, {
          method: 'POST',
          body: JSON.stringify({ email: `forged-${count}@example.co.za` }),
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `198.51.100.${count}`,
          },
        })
        return status
      }),
    )
    expect(statuses.sort()).toEqual([...Array(60).fill(200), 429, 429])
  })

  it('send each message once', async () => {
    const guests = Array.from({ length: 12 }, (_, count) => `guest-${count}@example.co.za`)
    const book = (email: string, index: number) =>
      send(
        'POST',
        `${site(index)}/api/booking`,
        { businessId: owner(3).id, name: 'Guest', phone: '082 000 0100', email },
        { 'x-forwarded-for': `192.0.2.${index}` },
      )
    for (const answer of await Promise.all(guests.map(book))) expect(answer.status).toBe(201)
    const waiting = () =>
      observer.context.db
        .selectFrom('outboxMessages')
        .select('id')
        .where('state', '<>', 'sent')
        .execute()
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    const mails = receivedHeaders(smtp).filter(
      ({ to, replyTo }) => guests.includes(to) || guests.includes(replyTo),
    )
    expect(mails).toHaveLength(guests.length * 2)
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length)
  })

  it('lose no acknowledged write and no session when one is killed under load', async () => {
    // All sessions were created on the process that is killed.
    const cookies = await Promise.all(owners.map((_, index) => signInAt(site(1), index)))
    const acknowledged = owners.map(() => 0)
    let failed = 0
    let stopped = false
    const write = async (index: number) => {
      for (let count = 1; !stopped; count += 1) {
        const answer = await edit(nginx.url, cookies[index] ?? '', `Edit ${count}.`)
        if (answer.ok) acknowledged[index] = count
        else failed += 1
        await answer.arrayBuffer()
      }
    }
    const writers = owners.map((_, index) => write(index))
    await expect.poll(() => Math.min(...acknowledged), { timeout: 10_000 }).toBeGreaterThan(4)
    await sites[1]?.kill()
    const atKill = [...acknowledged]
    await expect
      .poll(() => acknowledged.every((count, index) => count > (atKill[index] ?? 0) + 4), {
        timeout: 10_000,
      })
      .toBe(true)
    stopped = true
    await Promise.all(writers)

    for (const [index, { id }] of owners.entries()) {
      const row = await observer.context.db
        .selectFrom('businesses')
        .select('description')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      // The killed process may have stored the last one without acknowledging it.
      const stored = Number(/\d+/.exec(row.description)?.[0])
      expect(stored).toBeGreaterThanOrEqual(acknowledged[index] ?? 0)
      expect(await statusOf(nginx.url, cookies[index] ?? '')).toBe(200)
    }
    // At most the requests in flight on the killed one, and the one attempt that found it down.
    expect(failed).toBeLessThanOrEqual(WRITERS * 2)
  })
})
