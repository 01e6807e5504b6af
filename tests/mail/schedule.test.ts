import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBookings, createCounters, createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { buildApp } from '#server/app.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { createScheduler } from '#server/platform/schedule/scheduler.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import { readConfig } from '#server/read-config.ts'
import { signIn, signInAsAdmin } from '#tests/helpers/sign-in.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

describe.each(USUAL_ENGINES)('scheduled work on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date('2025-02-20T08:00:00.000Z')
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())

  const runs = () => app.services.schedule.findRuns()
  const counting = () => {
    const task: Task & { count: number } = {
      name: 'counting',
      title: 'Counting',
      description: 'Counts.',
      next: (after: Date) => new Date(after.getTime() + 1000),
      count: 0,
      run: async () => {
        task.count += 1
        await new Promise((resolve) => setTimeout(resolve, 50))
        return `Run ${task.count}.`
      },
    }
    return task
  }

  it('runs a task when it is due, in one process only', async () => {
    const task = counting()
    const one = createScheduler(app.context, [task])
    const two = createScheduler(app.context, [task])
    await Promise.all([one.runDue(), two.runDue()])
    expect(task.count).toBe(0)
    now = new Date(now.getTime() + 1000)
    await Promise.all([one.runDue(), two.runDue()])
    expect(task.count).toBe(1)
    expect(await runs()).toMatchObject([
      { name: 'counting', lastResult: 'Run 1.', lastFailed: 0, leaseOwner: null },
    ])
  })

  it('records a failure and retries before the regular time', async () => {
    const failing: Task = {
      ...counting(),
      next: (after) => new Date(after.getTime() + 24 * 3_600_000),
      run: () => Promise.reject(new Error('The disk is full.')),
    }
    const scheduler = createScheduler(app.context, [failing])
    await scheduler.runDue()
    now = new Date(now.getTime() + 24 * 3_600_000)
    await scheduler.runDue()
    expect(await runs()).toMatchObject([
      {
        lastResult: 'The disk is full.',
        lastFailed: 1,
        nextRunAt: new Date(now.getTime() + 600_000).toISOString(),
      },
    ])
  })

  it('takes over a task whose process died, once its lease is over', async () => {
    const task = counting()
    const scheduler = createScheduler(app.context, [task])
    await scheduler.runDue()
    await app.context.db
      .updateTable('taskRuns')
      .set({ leaseOwner: 'dead', leaseUntil: new Date(now.getTime() + 60_000).toISOString() })
      .execute()
    now = new Date(now.getTime() + 30_000)
    await scheduler.runDue()
    expect(task.count).toBe(0)
    now = new Date(now.getTime() + 30_000)
    await scheduler.runDue()
    expect(task.count).toBe(1)
  })

  it('does not let other tasks wait for a long one, and renews its lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const long = { ...counting(), name: 'long', isLong: true }
    const other = counting()
    const lease = async () => (await runs()).find(({ name }) => name === 'long')?.leaseUntil
    let finish = (_: string) => {}
    long.run = () => new Promise<string>((resolve) => (finish = resolve))
    const scheduler = createScheduler(app.context, [long, other])
    try {
      await scheduler.runDue()
      now = new Date(now.getTime() + 1000)
      const all = scheduler.runDue()
      await expect.poll(() => other.count).toBe(1)
      const first = await lease()
      now = new Date(now.getTime() + 600_000)
      await expect
        .poll(async () => {
          vi.advanceTimersByTime(600_000)
          return lease()
        })
        .not.toBe(first)
      finish('Done.')
      await all
      expect(await lease()).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  it('sends owners the figures of the previous month, once', async () => {
    const { db } = app.context
    const made = { createdAt: new Date('2024-11-01T00:00:00.000Z') }
    const business = await createBusiness(db, { businessName: 'Salt River Cycles', ...made })
    const inFebruary = new Date('2025-02-28T21:59:59.000Z')
    const inMarch = new Date('2025-02-28T22:00:00.000Z')
    await createCounters(db, business.id, [
      { day: '2025-01-31', kind: 'view', count: 1000 },
      { day: '2025-02-01', kind: 'view', count: 40 },
      { day: '2025-02-28', kind: 'view', count: 2 },
      { day: '2025-02-14', kind: 'share', count: 3 },
      { day: '2025-03-01', kind: 'share', count: 500 },
    ])
    await createBookings(db, business.id, [
      { createdAt: inFebruary },
      { createdAt: inFebruary },
      { createdAt: inMarch },
    ])
    await createReviews(db, business.id, [{ stars: 5, createdAt: inFebruary }])
    await createBusiness(db, { ownerInput: { status: 'PAUSED' }, ...made })
    await createBusiness(db, { ownerInput: { isDemo: true }, ...made })
    await createBusiness(db, { createdAt: inMarch })
    const silent = await createBusiness(db, made)
    await db
      .updateTable('users')
      .set({ digestOptOut: 1 })
      .where('id', '=', silent.owner.id)
      .execute()

    const scheduler = createScheduler(app.context, app.services.tasks)
    await scheduler.runDue()
    now = new Date('2025-03-01T04:59:00.000Z')
    await scheduler.runDue()
    const digests = () =>
      db.selectFrom('outboxMessages').selectAll().where('kind', '=', 'monthly-digest').execute()
    expect(await digests()).toEqual([])
    now = new Date('2025-03-01T05:00:00.000Z')
    await scheduler.runDue()
    await app.services.digest.enqueueMonth()

    const [digest, ...others] = await digests()
    expect(others).toEqual([])
    expect(digest?.recipient).toBe(business.owner.email)
    expect(JSON.parse(digest?.payload ?? '')).toMatchObject({
      businessName: 'Salt River Cycles',
      month: '2025-02',
      views: 42,
      shares: 3,
      bookings: 2,
      reviews: 1,
    })
  })

  it('removes expired rows, and only those', async () => {
    const { db } = app.context
    const user = await createUser(db)
    const at = now.toISOString()
    for (const [token, expiresAt] of [
      ['old', '2025-02-20T07:59:59.000Z'],
      ['new', '2025-02-20T08:00:01.000Z'],
    ] as const) {
      const stamps = { id: newId(), expiresAt, createdAt: at, updatedAt: at }
      await db
        .insertInto('sessions')
        .values({ ...stamps, userId: user.id, tokenHash: token, device: '' })
        .execute()
      await db
        .insertInto('knownDevices')
        .values({ userId: user.id, deviceHash: token, expiresAt })
        .execute()
      await db.insertInto('mailboxes').values({ mailboxHash: token, expiresAt }).execute()
      await db
        .insertInto('undoableActions')
        .values({
          id: token,
          userId: user.id,
          kind: 'pause',
          targetId: user.id,
          before: '{}',
          undoUntil: at,
          undoneAt: null,
          expiresAt,
        })
        .execute()
      await db
        .insertInto('verifications')
        .values({ ...stamps, identifier: token, value: '' })
        .execute()
    }
    expect(await app.services.schedule.removeExpired()).toEqual({
      sessions: 1,
      devices: 1,
      links: 1,
      failures: 0,
      counts: 0,
      mailboxes: 1,
      undos: 1,
    })
    expect(await db.selectFrom('sessions').select('tokenHash').execute()).toEqual([
      { tokenHash: 'new' },
    ])
  })

  it('shows only admins the tasks and the failed messages, and sends again', async () => {
    const { db } = app.context
    const admin = await signInAsAdmin(app)
    const owner = await signIn(app, await createUser(db))
    await createScheduler(app.context, app.services.tasks).runDue()
    const id = newId()
    const at = now.toISOString()
    await db
      .insertInto('outboxMessages')
      .values({
        id,
        kind: 'password-reset',
        recipient: 'owner@example.co.za',
        payload: '{"token":"secret"}',
        state: 'failed',
        attempts: 29,
        nextAttemptAt: at,
        leaseUntil: null,
        leaseOwner: null,
        lastError: '451 Try later',
        dedupeKey: null,
        createdAt: at,
        sentAt: null,
      })
      .execute()

    const call = (method: 'GET' | 'POST', url: string, cookie?: string) =>
      app.server.inject({ method, url, headers: cookie ? { cookie } : {} })
    for (const [method, url] of [
      ['GET', '/api/admin/outbox'],
      ['GET', '/api/admin/tasks'],
      ['POST', `/api/admin/outbox/${id}/retry`],
    ] as const) {
      expect((await call(method, url)).statusCode).toBe(401)
      expect((await call(method, url, owner)).statusCode).toBe(403)
    }

    const outbox = await call('GET', '/api/admin/outbox', admin)
    expect(outbox.json()).toMatchObject({
      failed: 1,
      messages: [{ id, lastError: '451 Try later' }],
    })
    expect(outbox.body).not.toContain('secret')
    expect((await call('POST', `/api/admin/outbox/${id}/retry`, admin)).statusCode).toBe(200)
    expect((await call('POST', `/api/admin/outbox/${id}/retry`, admin)).statusCode).toBe(404)
    expect((await call('GET', '/api/admin/outbox', admin)).json()).toMatchObject({
      failed: 0,
      messages: [],
    })

    const { tasks } = (await call('GET', '/api/admin/tasks', admin)).json()
    expect(tasks.find((task: { name: string }) => task.name === 'monthly-digest')).toMatchObject({
      title: 'Monthly figures',
      lastFailed: false,
      running: false,
      lastResult: null,
    })
  })
})

describe('two processes on PostgreSQL', () => {
  it('run a task once between them', async () => {
    let now = new Date('2025-02-20T08:00:00.000Z')
    const app = await createTestApp('postgres', {}, { clock: () => now })
    const other = await buildApp(readConfig(app.environment), { clock: () => now })
    try {
      let count = 0
      const task: Task = {
        name: 'shared',
        title: 'Shared',
        description: '',
        next: (after) => new Date(after.getTime() + 1000),
        run: async () => {
          count += 1
          return ''
        },
      }
      const schedulers = [app, other].map((one) => createScheduler(one.context, [task]))
      for (let round = 1; round <= 10; round += 1) {
        await Promise.all(schedulers.map((scheduler) => scheduler.runDue()))
        expect(count).toBe(round - 1)
        now = new Date(now.getTime() + 1000)
      }
    } finally {
      await other.close()
      await app.close()
    }
  })
})
