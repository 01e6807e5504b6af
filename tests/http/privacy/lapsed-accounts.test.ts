import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { createUser } from '#demo/factories/users.ts'
import { readConfig } from '#server/read-config.ts'
import { columnsWith } from '#tests/helpers/columns-with.ts'
import { signIn } from '#tests/helpers/sign-in.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describe.each(ENGINES)('unpaid accounts on %s', (engine) => {
  let app: TestApp
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-19T08:00:00.000Z')
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterEach(() => app.close())
  const later = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS)
  }
  const run = async () => (await app.services.retention.removeDue()).lapsedAccounts
  const warned = () =>
    app.context.db
      .selectFrom('outboxMessages')
      .select('recipient')
      .where('kind', '=', 'unpaid-account')
      .execute()
  const dryRun = async () =>
    (await app.services.retention.tryOut()).rows.find(({ data }) => data === 'lapsedAccounts')
  const isThere = async (id: string) =>
    (await app.context.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined

  it('are warned 30 days before, and erased whole after 24 months', async () => {
    const { db } = app.context
    const owner = await createUser(db, { status: 'PENDING', createdAt: now })
    const { id } = await createBusiness(db, { owner })
    const others = [
      await createUser(db, { status: 'ACTIVE', createdAt: now }),
      await createUser(db, { status: 'PENDING', createdAt: now, isDemo: true }),
      await createUser(db, { status: 'PENDING', createdAt: now, role: 'ADMIN' }),
    ]
    later(699)
    expect(await run()).toBe(0)
    expect(await warned()).toEqual([])
    later(2)
    expect(await run()).toBe(0)
    expect(await run()).toBe(0)
    expect(await warned()).toEqual([{ recipient: owner.email }])
    later(29)
    expect(await dryRun()).toMatchObject({ due: 0, setting: 'KEEP_LAPSED_ACCOUNTS_DAYS' })
    expect(await run()).toBe(0)
    later(1)
    expect(await dryRun()).toMatchObject({ due: 1, days: 730 })
    expect(await isThere(owner.id)).toBe(true)
    expect(await run()).toBe(1)
    expect(app.services.retention.getRemoved().get('lapsedAccounts')).toBe(1)
    expect(await columnsWith(db, [owner.email])).toEqual([])
    expect(await db.selectFrom('businesses').select('id').where('id', '=', id).execute()).toEqual(
      [],
    )
    // A restored backup is erased again.
    expect(await db.selectFrom('erasures').select('kind').execute()).toEqual([{ kind: 'account' }])
    for (const other of others) expect(await isThere(other.id)).toBe(true)
  })

  it('stay for 24 months more if the owner signs in after the warning', async () => {
    const { db } = app.context
    const owner = await createUser(db, { status: 'PENDING', createdAt: now })
    later(705)
    await run()
    later(10)
    await signIn(app, owner)
    later(25)
    expect(await run()).toBe(0)
    // Sessions go when they expire.
    await db.deleteFrom('sessions').execute()
    later(600)
    expect(await run()).toBe(0)
    expect(await warned()).toHaveLength(1)
    later(110)
    expect(await run()).toBe(0)
    expect(await warned()).toHaveLength(2)
    later(31)
    expect(await run()).toBe(1)
  })

  it('count from the last day that was paid', async () => {
    const { db } = app.context
    const owner = await createUser(db, { status: 'PENDING', createdAt: now })
    await db.transaction().execute(async (trx) => {
      await app.services.ledger.note(trx, owner.id, { kind: 'paid-otherwise', plan: 'BASIC' })
    })
    await db.updateTable('users').set({ status: 'PAUSED' }).where('id', '=', owner.id).execute()
    const { day } = await db
      .selectFrom('ledgerEntries')
      .select('day')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow()
    expect(day).toBe('2026-11-19')
    later(699)
    await run()
    expect(await warned()).toEqual([])
    later(3)
    await run()
    expect(await warned()).toHaveLength(1)
  })
})

it('refuses a period below its floor', () => {
  expect(() => readConfig({ KEEP_LAPSED_ACCOUNTS_DAYS: '364' })).toThrow(
    'KEEP_LAPSED_ACCOUNTS_DAYS is wrong: must be a number of days, 365 or more.',
  )
})
