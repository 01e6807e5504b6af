import { type CurrentUser, toCurrentUser } from '#server/features/accounts/current-user.ts'
import type { SecondFactorService } from '#server/features/accounts/second-factor/second-factor.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { deviceName } from './device-name.ts'
import { type EndedAccess, endAccess, restoreAccess } from './end-access.repository.ts'
import {
  deleteSession,
  deleteSessionOf,
  extendSession,
  findSessionsOf,
  getSession,
  insertSession,
  type SessionRow,
} from './session.repository.ts'
import { endOfSession, mustRecordUse } from './session-lifetime.ts'
import { newSessionToken, sessionTokenHash } from './session-token.ts'

export type { EndedAccess }

/** More than anybody has devices: a robot's thousand sign-ins must not fill the page. */
const MAX_LISTED = 50

export interface OpenedSession {
  /** Only for the cookie: it is not stored. */
  token: string
  endsAt: Date
}

export interface FoundSession {
  id: string
  user: CurrentUser
  /** If this use extended the session: the new end, for the cookie. */
  lengthenedTo: Date | null
}

/** Sessions (decision 25). The token is in the cookie, its hash in the table. */
export function createSessionService(
  { clock, db, log }: Context,
  secondFactors: SecondFactorService,
) {
  /** Extends the session in use; null if that could not be written. */
  const lengthen = async (id: string, usedAt: Date, endsAt: Date): Promise<Date | null> => {
    try {
      const times = { usedAt: usedAt.toISOString(), expiresAt: endsAt.toISOString() }
      return (await extendSession(db, { id, ...times })) ? endsAt : null
    } catch (err) {
      // A full disk prevents writing, but reading still works.
      log.warn({ err }, 'the last use of a session was not stored')
      return null
    }
  }

  return {
    /** After a successful sign-in: always a new token. */
    async open(
      { id: userId, role }: Pick<CurrentUser, 'id' | 'role'>,
      userAgent: string | undefined,
      trx: Db = db,
    ): Promise<OpenedSession> {
      const now = clock()
      const token = newSessionToken()
      const endsAt = endOfSession({ createdAt: now, updatedAt: now }, role)
      await insertSession(trx, {
        id: newId(),
        userId,
        tokenHash: sessionTokenHash(token),
        device: deviceName(userAgent ?? ''),
        createdAt: now.toISOString(),
        expiresAt: endsAt.toISOString(),
      })
      return { token, endsAt }
    },

    /** Null for an unknown token or an ended session. */
    async read(token: string): Promise<FoundSession | null> {
      const tokenHash = sessionTokenHash(token)
      const found = await getSession(db, tokenHash)
      if (!found) return null
      const now = clock()
      const { sessionId: id, openedAt, usedAt, expiresAt, role } = found
      const times = { createdAt: new Date(openedAt), updatedAt: new Date(usedAt) }
      // By the user's current role, and by the stored end.
      if (new Date(expiresAt) <= now || endOfSession(times, role) <= now) {
        await deleteSession(db, tokenHash)
        return null
      }
      const user = toCurrentUser(found, await secondFactors.isDue(found))
      if (!mustRecordUse(times, now)) return { id, user, lengthenedTo: null }
      const endsAt = endOfSession({ ...times, updatedAt: now }, role)
      return { id, user, lengthenedTo: await lengthen(id, now, endsAt) }
    },

    /** Throws if the session could not be deleted: a failed sign-out must not look like success. */
    close: (token: string): Promise<void> => deleteSession(db, sessionTokenHash(token)),

    /** Active sessions, most recently used first. */
    async find({ id, role }: CurrentUser): Promise<SessionRow[]> {
      const now = clock()
      const rows = await findSessionsOf(db, {
        userId: id,
        now: now.toISOString(),
        limit: MAX_LISTED,
      })
      return rows.filter(({ createdAt, updatedAt }) => {
        const times = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
        return endOfSession(times, role) > now
      })
    },

    /** Another user's session is treated like one that does not exist. */
    async end(user: CurrentUser, id: string): Promise<void> {
      if (await deleteSessionOf(db, { userId: user.id, id })) return
      throw new AppError('not-found', 'That device is already signed out.')
    },

    /** For pausing an account, in the same transaction, and for 'sign out everywhere'. */
    endAll: (userId: string, trx?: Db): Promise<EndedAccess> =>
      trx ? endAccess(trx, userId) : db.transaction().execute((own) => endAccess(own, userId)),

    restoreAll: restoreAccess,
  }
}

export type SessionService = ReturnType<typeof createSessionService>
