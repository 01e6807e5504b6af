import { guessColumns } from '#server/features/imports/columns.ts'
import {
  decideRows,
  findRowsAfter,
  getImport,
  insertImport,
  insertRows,
} from '#server/features/imports/import.repository.ts'
import { createImportSteps } from '#server/features/imports/import-steps.ts'
import { readSeen } from '#server/features/imports/judge-row.ts'
import { type CsvRow, readRows } from '#server/features/imports/read-csv.ts'
import { saveSite } from '#server/features/site/site.repository.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { createReviews } from '../factories/activity.ts'
import { createClaim } from '../factories/claims.ts'
import { createCorrection } from '../factories/corrections.ts'
import { LIST, LIST_FILE, LIST_SOURCE } from './unclaimed-list.ts'

const DAY_MS = 24 * 3600 * 1000
const DAYS_AGO = 6
/** More than the demo has. */
const ALL = 1000

/** What people have written since: an undo of the import leaves these alone. */
const REVIEWS = {
  'Zaida’s Kitchen': [
    { stars: 5, comment: 'Best samoosas between here and the station. Bring cash on Fridays.' },
    { stars: 4, comment: 'Six tables, so come early. The denningvleis is worth a queue.' },
    { stars: 5, comment: null },
  ],
  'Trill Road Geysers': [
    { stars: 4, comment: 'Came on foot with a trolley, and the geyser was warm by supper.' },
  ],
} as const

/**
 * The businesses that nobody has claimed, by the same steps as an admin's file: so the import stands there with its
 * report and can be undone. The switch is on, unless the setting says otherwise.
 */
export async function seedUnclaimed(context: Context, db: Db): Promise<void> {
  const now = context.clock().getTime()
  const then = new Date(now - DAYS_AGO * DAY_MS)
  await saveSite(db, { unclaimedSince: then.toISOString() })
  const id = await storeRows(db, then)
  const of = await getImport(db, id)
  if (!of) return
  const steps = createImportSteps(
    { ...context, clock: () => then },
    { isOn: async () => context.config.unclaimed ?? true },
  )
  const seen = await readSeen(db)
  for (const row of await findRowsAfter(db, id, 0, ALL)) await steps.check(db, of, row, seen)
  await decideRows(db, id, 'all', 'leave')
  for (const row of await findRowsAfter(db, id, 0, ALL)) await steps.apply(db, of, row)
  await db
    .updateTable('businessSources')
    .set({ isDemo: 1 })
    .where('source', '=', LIST_SOURCE)
    .execute()
  await seedReviews(db, new Date(now - 2 * DAY_MS))
  await seedCorrections(db, new Date(now - DAY_MS))
  await seedClaim(db, new Date(now - DAY_MS / 24))
}

/** One that waits for the admin's call. */
async function seedClaim(db: Db, createdAt: Date): Promise<void> {
  const { id: businessId, phone } = await findByName(db, 'Longmarket Rotis')
  await createClaim(db, {
    businessId,
    name: 'Lungile Dube',
    email: 'lungile.dube@example.co.za',
    sentTo: phone,
    createdAt,
  })
}

async function storeRows(db: Db, then: Date): Promise<string> {
  const id = newId()
  const at = then.toISOString()
  const [first, ...rows] = await readAll()
  const headings = first?.cells ?? []
  await insertImport(db, {
    id,
    fileName: LIST_FILE,
    source: LIST_SOURCE,
    state: 'done',
    headings: JSON.stringify(headings),
    mapping: JSON.stringify(guessColumns(headings)),
    total: rows.length,
    createdAt: at,
    finishedAt: at,
    isDemo: 1,
  })
  const numbered = rows.map(({ line, cells }, index) => ({
    importId: id,
    number: index + 1,
    line,
    cells: JSON.stringify(cells),
  }))
  await insertRows(db, numbered)
  return id
}

async function readAll(): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const row of readRows(LIST)) rows.push(row)
  return rows
}

const findByName = (db: Db, businessName: string) =>
  db
    .selectFrom('businesses')
    .innerJoin('businessSources', 'businessSources.businessId', 'businesses.id')
    .select(['businesses.id', 'businesses.phone'])
    .where('businessName', '=', businessName)
    .where('source', '=', LIST_SOURCE)
    .executeTakeFirstOrThrow()

async function seedReviews(db: Db, createdAt: Date): Promise<void> {
  for (const [name, reviews] of Object.entries(REVIEWS)) {
    const { id } = await findByName(db, name)
    await createReviews(
      db,
      id,
      reviews.map((review) => ({ ...review, createdAt })),
    )
  }
}

/** Two that wait for the admin: one that two people agree on, and a place that may have gone. */
async function seedCorrections(db: Db, createdAt: Date): Promise<void> {
  const kitchen = await findByName(db, 'Zaida’s Kitchen')
  await createCorrection(db, {
    businessId: kitchen.id,
    field: 'sunday',
    value: 'Closed',
    sameAs: 'closed',
    voices: ['demo-one', 'demo-two'],
    createdAt,
  })
  const garden = await findByName(db, 'Driftwood Tea Room')
  await createCorrection(db, {
    businessId: garden.id,
    field: 'closed',
    value: 'Closed for good',
    sameAs: 'closed for good',
    voices: ['demo-three'],
    createdAt,
  })
}
