import type { Context } from '#server/platform/context.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { CurrentUser } from './account.service.ts'
import { deleteSessionOf, findSessionsOf, type SessionRow } from './session.repository.ts'
import { endOfSession } from './session-lifetime.ts'

/** More than anybody has devices: a robot's thousand sign-ins must not become a long page. */
const MOST_LISTED = 50

export function createSessionService({ clock, db }: Context) {
  return {
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
  }
}

export type SessionService = ReturnType<typeof createSessionService>
