import { type CurrentUser, toCurrentUser } from '#server/features/accounts/current-user.ts'
import type { SecondFactorService } from '#server/features/accounts/second-factor/second-factor.service.ts'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { deviceName } from './device-name.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSessionsOf,
  getSession,
  insertSession,
  lengthenSession,
  type SessionRow,
} from './session.repository.ts'
import { endOfSession, mustRecordUse } from './session-lifetime.ts'
import { newSessionToken, sessionTokenHash } from './session-token.ts'

/** More than anybody has devices: a robot's thousand sign-ins must not become a long page. */
const MOST_LISTED = 50

export interface OpenedSession {
  /** For the cookie alone: it is stored nowhere. */
  token: string
  endsAt: Date
}

export interface FoundSession {
  id: string
  user: CurrentUser
  /** Where this use has lengthened it: the new end, for the cookie. */
  lengthenedTo: Date | null
}

/** Who is signed in where (decision 25). The token is in the cookie, its hash in the table. */
export function createSessionService(
  { clock, db, log }: Context,
  secondFactors: SecondFactorService,
) {
  /** Notes that the session is in use; null where it could not be noted. */
  const lengthen = async (id: string, usedAt: Date, endsAt: Date): Promise<Date | null> => {
    try {
      const times = { usedAt: usedAt.toISOString(), expiresAt: endsAt.toISOString() }
      return (await lengthenSession(db, { id, ...times })) ? endsAt : null
    } catch (err) {
      // A full disk stops writing; whoever only reads need not be told.
      log.warn({ err }, 'the use of a session could not be noted')
      return null
    }
  }

  return {
    /** For somebody who has just proven who they are: always a new token. */
    async open(
      { id: userId, role }: Pick<CurrentUser, 'id' | 'role'>,
      userAgent: string | undefined,
    ): Promise<OpenedSession> {
      const now = clock()
      const token = newSessionToken()
      const endsAt = endOfSession({ createdAt: now, updatedAt: now }, role)
      await insertSession(db, {
        id: newId(),
        userId,
        tokenHash: sessionTokenHash(token),
        device: deviceName(userAgent ?? ''),
        createdAt: now.toISOString(),
        expiresAt: endsAt.toISOString(),
      })
      return { token, endsAt }
    },

    /** Null for a token that was never given, or whose session has ended. */
    async read(token: string): Promise<FoundSession | null> {
      const tokenHash = sessionTokenHash(token)
      const found = await getSession(db, tokenHash)
      if (!found) return null
      const now = clock()
      const { sessionId: id, openedAt, usedAt, expiresAt, role } = found
      const times = { createdAt: new Date(openedAt), updatedAt: new Date(usedAt) }
      // By the role of now, and by the end that was stored.
      if (new Date(expiresAt) <= now || endOfSession(times, role) <= now) {
        await deleteSession(db, tokenHash)
        return null
      }
      const user = toCurrentUser(found, await secondFactors.isDue(found))
      if (!mustRecordUse(times, now)) return { id, user, lengthenedTo: null }
      const endsAt = endOfSession({ ...times, updatedAt: now }, role)
      return { id, user, lengthenedTo: await lengthen(id, now, endsAt) }
    },

    /** Fails where the session could not be deleted: nobody shall think to be signed out who is not. */
    close: (token: string): Promise<void> => deleteSession(db, sessionTokenHash(token)),

    /** Those that still hold, the one used last first. */
    async find({ id, role }: CurrentUser): Promise<SessionRow[]> {
      const now = clock()
      const rows = await findSessionsOf(db, {
        userId: id,
        now: now.toISOString(),
        limit: MOST_LISTED,
      })
      return rows.filter(({ createdAt, updatedAt }) => {
        const times = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) }
        return endOfSession(times, role) > now
      })
    },

    /** Another's session is as unknown as one that never was. */
    async end(user: CurrentUser, id: string): Promise<void> {
      if (await deleteSessionOf(db, { userId: user.id, id })) return
      throw new Refusal('not-found', 'That device is signed out already.')
    },

    /** For whoever pauses an account: in the transaction of that change. */
    endAll: (userId: string, trx: Db = db): Promise<void> => deleteSessionsOf(trx, userId),
  }
}

export type SessionService = ReturnType<typeof createSessionService>
