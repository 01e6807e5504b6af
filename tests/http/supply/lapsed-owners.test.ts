import { afterEach, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { createBusiness } from '#demo/factories/businesses.ts'
import { pages } from '#shared/paths.ts'
import { createTestApp, type TestApp, USUAL_ENGINES } from '#tests/helpers/test-app.ts'

let app: TestApp
afterEach(() => app.close())

const startAt = async (engine: TestApp['engine'], settings: Record<string, string>) => {
  let now = Date.parse('2025-11-01T08:00:00.000Z')
  app = await createTestApp(engine, settings, { clock: () => new Date(now) })
  const { db } = app.context
  /** Who has paid for November 2025, and nothing since. */
  const paidOnce = async (businessName: string) => {
    const createdAt = new Date(now)
    const made = await createBusiness(db, { businessName, ownerInput: { createdAt } })
    await db.transaction().execute((trx) =>
      app.services.ledger.note(trx, made.owner.id, {
        kind: 'payment',
        plan: 'BASIC',
        amountCents: 9900,
        paidFrom: '2025-11-01',
        paidUntil: '2025-11-30',
        monthDay: 1,
      }),
    )
    return made
  }
  const run = async () => {
    const task = app.services.tasks.find(({ name }) => name === 'lapsed-owners')
    return task?.run(new AbortController().signal)
  }
  const goTo = async (day: string, ownerId: string) => {
    now = Date.parse(`${day}T08:00:00.000Z`)
    const { ledger } = app.services
    await db
      .transaction()
      .execute(async (trx) => ledger.settle(trx, await ledger.open(trx, ownerId)))
  }
  const status = async (id: string) =>
    db
      .selectFrom('businesses')
      .select(['userId', 'plan', 'status', 'ratingCount'])
      .where('id', '=', id)
      .executeTakeFirst()
  return { goTo, paidOnce, run, status }
}

describe.each(USUAL_ENGINES)('after a year without a payment, on %s,', (engine) => {
  it('a page is unclaimed again, with its reviews and without what was the owner’s', async () => {
    const { goTo, paidOnce, run, status } = await startAt(engine, { UNCLAIMED: 'on' })
    const { db } = app.context
    const { id, owner } = await paidOnce('Zaida’s Kitchen')
    await createReviews(db, id, [{ stars: 5, comment: 'Best koesisters.' }])
    await goTo('2026-11-20', owner.id)
    expect(await status(id)).toMatchObject({ userId: owner.id, status: 'PAUSED' })
    expect(await run()).toBe('Unclaimed again: 0.')
    await goTo('2026-12-02', owner.id)
    expect(await run()).toBe('Unclaimed again: 1.')
    expect(await status(id)).toEqual({ userId: null, plan: '', status: 'ACTIVE', ratingCount: 1 })
    const page = (await app.server.inject({ url: pages.business(id) })).body
    expect(page).toContain('Not claimed yet')
    expect(page).toContain('Best koesisters.')
    const mail = await db
      .selectFrom('outboxMessages')
      .select('recipient')
      .where('kind', '=', 'page-unclaimed')
      .execute()
    expect(mail).toEqual([{ recipient: owner.email }])
    expect(await run()).toBe('Unclaimed again: 0.')
  })

  it('it stays as it is where unclaimed businesses are hidden', async () => {
    const { goTo, paidOnce, run, status } = await startAt(engine, {})
    const { id, owner } = await paidOnce('Zaida’s Kitchen')
    await goTo('2027-02-01', owner.id)
    expect(await run()).toBe('Unclaimed again: 0.')
    expect(await status(id)).toMatchObject({ userId: owner.id, status: 'PAUSED' })
  })
})
