import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '#server/app.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { effort } from '#tests/helpers/effort.ts'
import { csv, HEADINGS, SOURCE } from '#tests/helpers/import-file.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const KILLS = effort(4, 20)
/** Rounds with time to finish, also where the machine is busy. */
const LAST = 12
const ROWS = effort(1000, 20_000)

describe.each(ENGINES)('kill -9 while a file is imported, on %s', (engine) => {
  let own: OwnSite
  beforeEach(async () => {
    own = await createOwnSite(engine, { UNCLAIMED: 'on' }, fillFile)
  })
  afterEach(() => own.remove())

  it('goes on with the next row, and has each once', { timeout: 900_000 }, async () => {
    let interrupted = 0
    const read = () => own.onDatabase(findProgress)
    let found = await read()
    for (let round = 0; round < KILLS + LAST && found.state !== 'done'; round += 1) {
      await own.makeDue('imports')
      await own.site.start()
      // In the middle of a chunk, or when all is written.
      await pause(round < KILLS ? 50 + Math.random() * 400 : 5000)
      await own.site.kill()
      found = await read()
      // What is written and what it says of itself are one transaction.
      expect(found).toMatchObject({ businesses: found.done, sources: found.done })
      if (found.done > 0 && found.done < ROWS) interrupted += 1
    }
    expect(interrupted).toBeGreaterThan(0)
    expect(found).toEqual({ state: 'done', done: ROWS, businesses: ROWS, sources: ROWS })
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
}
