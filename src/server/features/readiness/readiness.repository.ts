import { sql } from 'kysely'
import type { Db } from '#server/platform/db/schema.ts'

export function findAdmins(db: Db): Promise<{ email: string; confirmedAt: string | null }[]> {
  return db
    .selectFrom('users')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select(['users.email', 'secondFactors.confirmedAt'])
    .where('users.role', '=', 'ADMIN')
    .orderBy('users.createdAt')
    .execute()
}

interface MailState {
  lastSentAt: string | null
  /** Tried in vain, and given up since then or still tried. */
  stuck: number
  lastError: string
}

export async function getMailState(db: Db, since: string): Promise<MailState> {
  const { lastSentAt } = await db
    .selectFrom('outboxMessages')
    .select((eb) => eb.fn.max('sentAt').as('lastSentAt'))
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow()
  const stuck = await db
    .selectFrom('outboxMessages')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.max('lastError').as('lastError'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .where('lastError', 'is not', null)
    .where('createdAt', '>=', since)
    .executeTakeFirstOrThrow()
  return { lastSentAt, stuck: Number(stuck.count), lastError: stuck.lastError ?? '' }
}

/** Of PostgreSQL, which may be another machine. */
export async function getDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as "now"`.execute(db)
  return new Date(rows[0]?.now ?? Number.NaN)
}
