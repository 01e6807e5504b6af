import type { Db } from '#server/platform/db/schema.ts'

/** The first run is when it is due, not at once. */
export async function ensureTaskRun(db: Db, name: string, nextRunAt: string): Promise<void> {
  await db
    .insertInto('taskRuns')
    .values({
      name,
      nextRunAt,
      leaseUntil: null,
      leaseOwner: null,
      lastStartedAt: null,
      lastFinishedAt: null,
      lastResult: null,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export interface TaskClaim {
  owner: string
  now: string
  leaseUntil: string
}

/** True for the one process that may run it now; the row lock decides on both engines. */
export async function claimTaskRun(db: Db, name: string, claim: TaskClaim): Promise<boolean> {
  const result = await db
    .updateTable('taskRuns')
    .set({ leaseOwner: claim.owner, leaseUntil: claim.leaseUntil, lastStartedAt: claim.now })
    .where('name', '=', name)
    .where('nextRunAt', '<=', claim.now)
    .where((eb) => eb.or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', claim.now)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export interface TaskOutcome {
  finishedAt: string
  result: string
  failed: boolean
  nextRunAt: string
}

export async function finishTaskRun(
  db: Db,
  name: string,
  owner: string,
  outcome: TaskOutcome,
): Promise<void> {
  await db
    .updateTable('taskRuns')
    .set({
      leaseOwner: null,
      leaseUntil: null,
      lastFinishedAt: outcome.finishedAt,
      lastResult: outcome.result,
      lastFailed: outcome.failed ? 1 : 0,
      nextRunAt: outcome.nextRunAt,
    })
    .where('name', '=', name)
    .where('leaseOwner', '=', owner)
    .execute()
}

export async function renewTaskRun(
  db: Db,
  name: string,
  owner: string,
  leaseUntil: string,
): Promise<void> {
  await db
    .updateTable('taskRuns')
    .set({ leaseUntil })
    .where('name', '=', name)
    .where('leaseOwner', '=', owner)
    .execute()
}

export async function releaseTaskRun(db: Db, name: string, owner: string): Promise<void> {
  await db
    .updateTable('taskRuns')
    .set({ leaseOwner: null, leaseUntil: null })
    .where('name', '=', name)
    .where('leaseOwner', '=', owner)
    .execute()
}

export async function getTaskRun(db: Db, name: string): Promise<TaskRunRow | undefined> {
  return db.selectFrom('taskRuns').selectAll().where('name', '=', name).executeTakeFirst()
}

/** Due now instead of later; not while it runs. */
export async function hastenTaskRun(db: Db, name: string, now: string): Promise<void> {
  await db
    .updateTable('taskRuns')
    .set({ nextRunAt: now })
    .where('name', '=', name)
    .where('nextRunAt', '>', now)
    .where('leaseOwner', 'is', null)
    .execute()
}

export function findTaskRuns(db: Db) {
  return db.selectFrom('taskRuns').selectAll().execute()
}

export type TaskRunRow = Awaited<ReturnType<typeof findTaskRuns>>[number]

export async function releaseAllTaskRuns(db: Db): Promise<void> {
  await db.updateTable('taskRuns').set({ leaseOwner: null, leaseUntil: null }).execute()
}

export async function deleteExpired(
  db: Db,
  table:
    | 'dataLinks'
    | 'failedSignIns'
    | 'knownDevices'
    | 'limitCounts'
    | 'mailboxes'
    | 'sessions'
    | 'signedInDevices'
    | 'undoableActions'
    | 'verifications',
  now: string,
): Promise<number> {
  const result = await db.deleteFrom(table).where('expiresAt', '<', now).executeTakeFirst()
  return Number(result.numDeletedRows)
}
