import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { welcome } from '#server/features/payments/mail/welcome.tsx'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import { createSmtpTransport, type SmtpTimes } from '#server/platform/mail/smtp-transport.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import { createOutboxWorker, type OutboxWorker } from '#server/platform/outbox/worker.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const IMPATIENT = { connection: 500, greeting: 500, socket: 300, deadline: 2000 }
const ADMIN = { id: 'admin', email: 'admin@example.co.za' }
const SECOND = 1000
const HOUR = 3600 * SECOND

describe.each(ENGINES)('the outbox worker on %s', (engine) => {
  let app: TestApp
  let smtp: TestSmtpServer
  let worker: OutboxWorker
  let now: number
  const stops: (() => Promise<void>)[] = []

  const makeWorker = (url = smtp.url, times?: SmtpTimes) => {
    const transport = createSmtpTransport(url, { times })
    const made = createOutboxWorker(app.context, { transport, templates: MAIL_TEMPLATES })
    stops.push(() => made.stop())
    return made
  }
  const enqueue = (recipient: string) =>
    enqueueMessage(app.context.db, app.context, welcome, {
      recipient,
      payload: welcome.sample,
      by: 'admin',
    })
  const rows = () => app.context.db.selectFrom('outboxMessages').selectAll().execute()
  const row = async () => {
    const [only, ...rest] = await rows()
    expect(rest).toEqual([])
    if (!only) throw new Error('There is no message.')
    return only
  }

  beforeEach(async () => {
    now = Date.parse('2025-03-01T08:00:00.000Z')
    smtp = await startSmtpServer()
    app = await createTestApp(engine, {}, { clock: () => new Date(now) })
    worker = makeWorker()
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    await app.close()
    await smtp.close()
  })

  it('sends a message once and deletes its payload', async () => {
    await enqueue('owner@example.co.za')
    await worker.drain()
    await worker.drain()
    expect(smtp.received.map((mail) => mail.recipients)).toEqual([['owner@example.co.za']])
    expect(await row()).toMatchObject({ state: 'sent', payload: '{}', leaseOwner: null })
  })

  it('retries after a rejection, with backoff, until it is accepted', async () => {
    smtp.mood = 'defer'
    await enqueue('owner@example.co.za')
    await worker.drain()
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 })
    expect((await row()).lastError).toContain('4.3.0')

    now += 4 * SECOND
    await worker.drain()
    expect(smtp.tries).toBe(1)
    now += SECOND
    await worker.drain()
    expect(smtp.tries).toBe(2)

    smtp.mood = 'accept'
    now += 29 * SECOND
    await worker.drain()
    expect(smtp.received).toHaveLength(0)
    now += SECOND
    await worker.drain()
    expect(smtp.received).toHaveLength(1)
    expect(await row()).toMatchObject({ state: 'sent', attempts: 3 })
  })

  it('gives up after a day, and sends again on an admin’s request', async () => {
    smtp.mood = 'refuse'
    await enqueue('owner@example.co.za')
    for (let hour = 0; hour < 30; hour += 1) {
      await worker.drain()
      now += HOUR
    }
    const failed = await row()
    expect(failed.state).toBe('failed')
    expect(failed.lastError).toContain('5.7.1')
    expect(smtp.tries).toBeGreaterThan(20)

    expect((await app.services.outbox.find({})).messages).toMatchObject([{ id: failed.id }])
    await app.services.outbox.retry(ADMIN, failed.id)
    await worker.drain()
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 })
    smtp.mood = 'accept'
    now += 5 * SECOND
    await worker.drain()
    expect(smtp.received).toHaveLength(1)
    await expect(app.services.outbox.retry(ADMIN, failed.id)).rejects.toThrow('failed')
    expect((await app.services.adminActions.find({})).actions).toMatchObject([
      {
        action: 'retry-mail',
        adminEmail: ADMIN.email,
        targetLabel: expect.stringContaining('to …@example.co.za'),
      },
    ])
  })

  it('does not retry a mailbox that does not exist', async () => {
    smtp.mood = 'unknown-mailbox'
    await enqueue('nobody@example.co.za')
    await worker.drain()
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it.each(['hang', 'reset'] as const)('survives a server with %s', async (mood) => {
    smtp.mood = mood
    await enqueue('owner@example.co.za')
    const sending = makeWorker(smtp.url, IMPATIENT).drain()
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: 'visitor@example.co.za' },
    })
    expect(answer.statusCode).toBe(200)
    await sending
    expect((await rows()).every((message) => message.state === 'waiting')).toBe(true)

    smtp.mood = 'accept'
    now += HOUR
    await worker.drain()
    expect((await rows()).every((message) => message.state === 'sent')).toBe(true)
    const recipients = smtp.received.flatMap((mail) => mail.recipients)
    expect(recipients).toHaveLength(new Set(recipients).size)
  })

  it('waits for a server that is not up yet', async () => {
    const port = await freePort()
    const early = makeWorker(`smtp://127.0.0.1:${port}`)
    await enqueue('owner@example.co.za')
    await early.drain()
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 1 })
    const late = await startSmtpServer(port)
    now += 10 * SECOND
    await early.drain()
    expect(late.received).toHaveLength(1)
    await late.close()
  })

  it('takes over from a process that died, but only when its lease has expired', async () => {
    await enqueue('owner@example.co.za')
    await app.context.db
      .updateTable('outboxMessages')
      .set({ leaseOwner: 'dead', leaseUntil: new Date(now + 60 * SECOND).toISOString() })
      .execute()
    await worker.drain()
    expect(smtp.received).toHaveLength(0)
    now += 60 * SECOND
    await worker.drain()
    expect(smtp.received).toHaveLength(1)
  })

  it('shares the work with another worker, each message sent once', async () => {
    const addresses = Array.from({ length: 120 }, (_, n) => `owner-${n}@example.co.za`)
    for (const address of addresses) await enqueue(address)
    await Promise.all([worker.drain(), makeWorker().drain(), makeWorker().drain()])
    const recipients = smtp.received.flatMap((mail) => mail.recipients)
    expect(recipients.sort()).toEqual(addresses.sort())
  })

  it('wakes up as soon as a message is stored, and finishes sends in flight', async () => {
    worker.start()
    await enqueue('owner@example.co.za')
    await expect.poll(() => smtp.received.length, { timeout: 5000 }).toBe(1)
    await worker.stop()
    expect(await row()).toMatchObject({ state: 'sent', leaseOwner: null })
  })

  it('does not try its whole queue on a server that rejects everything', async () => {
    smtp.mood = 'defer'
    for (let count = 0; count < 40; count += 1) await enqueue(`owner${count}@example.co.za`)
    worker.start()
    await expect.poll(() => smtp.tries).toBeGreaterThan(2)
    await expect.poll(async () => (await rows()).every(({ leaseOwner }) => !leaseOwner)).toBe(true)
    const untouched = (await rows()).filter(({ attempts }) => attempts === 0)
    expect(untouched.length).toBeGreaterThan(20)

    smtp.mood = 'accept'
    await expect
      .poll(() => smtp.received.length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(untouched.length - 1)
  })

  it('retries with the same Message-ID', async () => {
    await enqueue('owner@example.co.za')
    await worker.drain()
    // As if the process had died between the server's 250 and our update.
    await app.context.db
      .updateTable('outboxMessages')
      .set({ state: 'waiting', payload: JSON.stringify(welcome.sample) })
      .execute()
    await worker.drain()
    const [first, second] = await smtp.mails()
    expect(first?.messageId).toMatch(/^<[\w]{16}@cptrecommends\.local>$/)
    expect(second?.messageId).toBe(first?.messageId)
  })
})
