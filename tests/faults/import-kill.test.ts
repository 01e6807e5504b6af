import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#server/app.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { ensureTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { effort } from '#tests/helpers/effort.ts'
import { csv, HEADINGS, SOURCE } from '#tests/helpers/import-file.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const KILLS = effort(3, 20)
const ROWS = effort(3000, 20_000)
const LONG_AGO = '2000-01-01T00:00:00.000Z'

describe.each(ENGINES)('kill -9 while a file is imported, on %s', (engine) => {
  let own: OwnSite
  beforeEach(async () => {
    own = await createOwnSite(engine, { UNCLAIMED: 'on' }, fillFile)
  })
  afterEach(() => own.remove())

  const onDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const { DATA_DIR, DATABASE_URL } = own.database
    const opened = openDatabase(
      { dataDir: String(DATA_DIR), databaseUrl: DATABASE_URL },
      () => undefined,
    )
    try {
      return await work(opened.db)
    } finally {
      await opened.close()
    }
  }
  const read = () => onDatabase(findProgress)
  /** Its next run is due, and the process that had it is gone. */
  const makeDue = () =>
    onDatabase((db) =>
      db
        .updateTable('taskRuns')
        .set({ nextRunAt: LONG_AGO, leaseUntil: null, leaseOwner: null })
        .where('name', '=', 'imports')
        .execute(),
    )
  const goOn = async (isEnough: (done: number) => boolean) => {
    await makeDue()
    await own.site.start()
    await expect
      .poll(async () => isEnough((await read()).done), { interval: 20, timeout: 120_000 })
      .toBe(true)
  }

  it('goes on with the next row, and has each once', { timeout: 900_000 }, async () => {
    let killed = 0
    for (let round = 0; round < KILLS; round += 1) {
      const { done } = await read()
      await goOn((now) => now > done)
      await own.site.kill()
      const found = await read()
      // What is written and what it says of itself are one transaction.
      expect(found.businesses).toBe(found.done)
      expect(found.sources).toBe(found.done)
      if (found.state === 'applying') killed += 1
    }
    expect(killed).toBeGreaterThan(0)
    await goOn((now) => now === ROWS)
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done')
    await own.site.stop()
    expect(await read()).toEqual({ state: 'done', done: ROWS, businesses: ROWS, sources: ROWS })
  })
})

/** How far it is by its own account, and how many businesses there are: each name once. */
async function findProgress(db: Db) {
  const { state } = await db.selectFrom('imports').select('state').executeTakeFirstOrThrow()
  const count = async (table: 'businesses' | 'businessSources') =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    )
  const { done } = await db
    .selectFrom('importRows')
    .select((eb) => eb.fn.countAll<number>().as('done'))
    .where('outcome', '=', 'created')
    .executeTakeFirstOrThrow()
  return {
    state,
    done: Number(done),
    businesses: await count('businesses'),
    sources: await count('businessSources'),
  }
}

/** Checked, and told to be written; the process that should do it has ended before its first row. */
async function fillFile({ context: { db }, services: { imports } }: App): Promise<void> {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `K${at},Stall number ${at},Other,${at + 1} Main Road,Observatory,,`,
  )
  const bytes = Buffer.from(csv(HEADINGS, ...rows))
  const id = await imports.create({ fileName: 'stalls.csv', source: SOURCE, bytes })
  await imports.check(id)
  await imports.work()
  await db.updateTable('imports').set({ state: 'applying', position: 0 }).execute()
  await ensureTaskRun(db, 'imports', LONG_AGO)
}
