import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imagesCleanup } from '#server/platform/db/migrations/0020-0039/0032-images-cleanup.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const AT = '2026-01-02T02:00:00.000Z'
const ROW = {
  nextRunAt: AT,
  leaseUntil: null,
  leaseOwner: null,
  lastStartedAt: AT,
  lastFinishedAt: AT,
  lastResult: 'Pictures removed: 3.',
}

describe.each(ENGINES)('the migration to another name of a task on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    app = await createTestApp(engine)
  })
  afterEach(() => app.close())

  it('leaves its times and its last result as they were', async () => {
    const { db } = app.context
    await db.deleteFrom('taskRuns').execute()
    await db
      .insertInto('taskRuns')
      .values({ name: 'pictures-cleanup', ...ROW })
      .execute()
    await imagesCleanup().up(db)
    const rows = await db.selectFrom('taskRuns').selectAll().execute()
    expect(rows).toEqual([expect.objectContaining({ name: 'images-cleanup', ...ROW })])
  })
})
