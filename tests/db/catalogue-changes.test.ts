import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createReviews } from '#demo/factories/activity.ts'
import { type CreatedBusiness, createBusiness } from '#demo/factories/businesses.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

describe.each(ENGINES)('what invalidates cached pages on %s', (engine) => {
  let app: TestApp
  let business: CreatedBusiness
  let seen: number
  beforeEach(async () => {
    app = await createTestApp(engine)
    business = await createBusiness(app.context.db)
    seen = app.context.catalogue.current()
  })
  afterEach(() => app.close())
  const isOld = () => app.context.catalogue.current() !== seen

  it('a write to what pages show, by whatever code', async () => {
    const { db } = app.context
    await createReviews(db, business.id, [{ stars: 4 }])
    expect(isOld()).toBe(true)
  })

  it('an owner who is paused or deleted', async () => {
    const { db } = app.context
    await db
      .updateTable('users')
      .set({ status: 'PAUSED' })
      .where('id', '=', business.owner.id)
      .execute()
    expect(isOld()).toBe(true)
    seen = app.context.catalogue.current()
    await db.deleteFrom('users').where('id', '=', business.owner.id).execute()
    expect(isOld()).toBe(true)
  })

  it('a transaction when it commits, not before', async () => {
    await app.context.db.transaction().execute(async (trx) => {
      await trx.updateTable('businesses').set({ description: 'New' }).execute()
      expect(isOld()).toBe(false)
    })
    expect(isOld()).toBe(true)
  })

  it('nothing that was rolled back, changed no row, or is not shown', async () => {
    const { db } = app.context
    const failed = db.transaction().execute(async (trx) => {
      await trx.updateTable('businesses').set({ description: 'New' }).execute()
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await db.updateTable('businesses').set({ description: 'New' }).where('id', '=', 'x').execute()
    await db
      .updateTable('businesses')
      .set((eb) => ({ views: eb('views', '+', 1) }))
      .execute()
    await db.updateTable('users').set({ emailVerified: 1 }).execute()
    expect(isOld()).toBe(false)
  })

  it('a write in plain SQL', async () => {
    await sql`update "businesses" set "description" = 'New'`.execute(app.context.db)
    expect(isOld()).toBe(true)
  })

  it('a write under an alias, in a with clause, or in an upsert', async () => {
    const { db } = app.context
    const writes: Record<string, () => Promise<unknown>> = {
      alias: () => db.updateTable('businesses as b').set({ description: 'Alias' }).execute(),
      with: () =>
        db
          .with('older', (query) => query.selectFrom('businesses').select('id'))
          .updateTable('businesses')
          .set({ description: 'With' })
          .where('id', 'in', (query) => query.selectFrom('older').select('id'))
          .execute(),
      rawWith: () =>
        sql`with "older" as (select "id" from "businesses") update "businesses" set "description" = 'Raw'`.execute(
          db,
        ),
      upsert: () =>
        db
          .insertInto('bookingSettings')
          .values({
            businessId: business.id,
            capacity: 1,
            noticeMinutes: 0,
            horizonDays: 30,
            confirmAtOnce: 0,
            breaks: '{}',
          })
          .onConflict((conflict) => conflict.column('businessId').doUpdateSet({ capacity: 2 }))
          .execute(),
    }
    for (const [how, write] of Object.entries(writes)) {
      seen = app.context.catalogue.current()
      await write()
      expect(isOld(), how).toBe(true)
    }
  })
})
