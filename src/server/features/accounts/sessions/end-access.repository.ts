import { deleteLinksOf } from '#server/features/accounts/link-token.repository.ts'
import { ownedBy } from '#server/permissions/owned-by.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { deleteSessionsOf } from './session.repository.ts'

/**
 * Ends everything that works without signing in again: sessions, private calendar addresses, and a new e-mail
 * address that waits for its confirmation. The table of secrets in docs/security.md says what else there is.
 */
export async function endAccess(trx: Db, userId: string) {
  return {
    sessions: await deleteSessionsOf(trx, userId),
    links: await deleteLinksOf(trx, 'change-email', userId),
    feeds: await trx
      .deleteFrom('calendarFeeds')
      .where('businessId', 'in', (eb) =>
        eb.selectFrom('businesses').select('id').where(ownedBy(userId)),
      )
      .returningAll()
      .execute(),
  }
}

export type EndedAccess = Awaited<ReturnType<typeof endAccess>>

/**
 * What was ended by mistake works again. Unless the owner has signed in or changed the password since: what ended by
 * that must stay ended.
 */
export async function restoreAccess(
  trx: Db,
  userId: string,
  { sessions, links, feeds }: EndedAccess,
  endedAt: string,
): Promise<void> {
  const newer = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('sessions').select('id').where(ownedBy(userId))),
        eb.exists(
          eb
            .selectFrom('credentials')
            .select('userId')
            .where(ownedBy(userId))
            .where('updatedAt', '>=', endedAt),
        ),
      ]),
    )
    .select('id')
    .executeTakeFirst()
  if (newer) return
  if (sessions.length > 0) await trx.insertInto('sessions').values(sessions).execute()
  if (links.length > 0) await trx.insertInto('verifications').values(links).execute()
  if (feeds.length > 0)
    await trx
      .insertInto('calendarFeeds')
      .values(feeds)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
