import { planPaused } from '#server/features/accounts/mail/plan-paused.tsx'
import { planResumed } from '#server/features/accounts/mail/plan-resumed.tsx'
import type { PasswordService } from '#server/features/accounts/passwords/password.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { randomPassword } from '#server/features/accounts/passwords/random-password.ts'
import type { SessionService } from '#server/features/accounts/sessions/session.service.ts'
import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { type Actor, whyNot } from '#server/permissions/why-not.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { Refusal } from '#server/platform/errors.ts'
import { enqueueMessage } from '#server/platform/outbox/enqueue.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { SubscriptionToggle } from '#shared/schemas/admin.ts'
import { deleteUser, getTarget, moveStatus, type Target } from './admin-user.repository.ts'

/** Payments and uploads depend on accounts, so only what is called is declared here. */
interface Neighbours {
  actions: AdminActionService
  ledger: LedgerService
  passwords: PasswordService
  payments: {
    activate(
      userId: string,
      options: { adminEmail: string; alongside: (trx: Db) => Promise<void> },
    ): Promise<boolean>
  }
  sessions: SessionService
  uploads: {
    findKeysOf(userId: string): Promise<string[]>
    removeUnwanted(imageKeys: string[]): Promise<number>
  }
}

const GONE = 'There is no such user.'
const TOGGLES = {
  pause: { from: 'ACTIVE', to: 'PAUSED', action: 'pause', line: 'paused', mail: planPaused },
  unpause: { from: 'PAUSED', to: 'ACTIVE', action: 'resume', line: 'resumed', mail: planResumed },
} as const

const labelOf = ({ businessName, email }: Target) =>
  businessName === null ? email : `${businessName} (${email})`

const asTarget = (user: Target) => ({ id: user.id, label: labelOf(user) })

type Acting = ActingAdmin & Actor

/** What admins do to owners. Each change is recorded in its own transaction. */
export function createAdminUserService(context: Context, neighbours: Neighbours) {
  const { db, clock, config, log } = context
  const { actions, ledger, passwords, payments, sessions, uploads } = neighbours

  /** The owner with this id; accounts of admins cannot be changed here. */
  const getOwner = async (admin: Acting, userId: string): Promise<Target> => {
    const user = await getTarget(db, userId)
    if (!user) throw new Refusal('not-found', GONE)
    if (user.id === admin.id)
      throw new Refusal('conflict', 'This is your own account. It cannot be changed here.')
    const reason = whyNot.changeAccount(admin, user)
    if (reason !== null) throw new Refusal('conflict', reason)
    return user
  }

  const refuseUnless = async (wanted: UserStatus, userId: string): Promise<void> => {
    const status = (await getTarget(db, userId))?.status
    if (status === undefined) throw new Refusal('not-found', GONE)
    if (status !== wanted)
      throw new Refusal(
        'conflict',
        'This user has not been activated yet, so there is nothing to pause or resume.',
      )
  }

  return {
    /** For an ACTIVE owner it changes nothing, writes nothing and sends nothing. */
    async activate(admin: Acting, userId: string): Promise<UserStatus> {
      const owner = await getOwner(admin, userId)
      await payments.activate(userId, {
        adminEmail: admin.email,
        alongside: (trx) =>
          actions.record(trx, admin, { action: 'activate', target: asTarget(owner) }),
      })
      return 'ACTIVE'
    },

    /** Repeating it is a success with one mail; PENDING owners need Activate. */
    async toggleSubscription(
      admin: Acting,
      { userId, action: asked }: SubscriptionToggle,
    ): Promise<UserStatus> {
      const owner = await getOwner(admin, userId)
      const { from, to, action, line, mail } = TOGGLES[asked]
      const now = clock()
      const moved = await db.transaction().execute(async (trx) => {
        if (!(await moveStatus(trx, userId, { from, to, at: now.toISOString() }))) return false
        if (to === 'PAUSED') await sessions.endAll(userId, trx)
        await ledger.note(trx, userId, { kind: line, plan: owner.plan, adminEmail: admin.email })
        const { businessName, email } = owner
        await enqueueMessage(trx, now, mail, { recipient: email, payload: { businessName } })
        await actions.record(trx, admin, { action, target: asTarget(owner) })
        return true
      })
      if (!moved) await refuseUnless(to, userId)
      return to
    },

    /** The password is returned once, in the answer; the record and the log never contain it. */
    async resetPassword(admin: Acting, userId: string): Promise<string> {
      const owner = await getOwner(admin, userId)
      const password = config.defaultPassword ?? randomPassword()
      // Hashed before the transaction: a slow hash inside would block other writers.
      const passwordHash = await hashPassword(password)
      await db.transaction().execute(async (trx) => {
        if (!(await passwords.issue(trx, userId, passwordHash)))
          throw new Refusal('not-found', GONE)
        await actions.record(trx, admin, { action: 'reset-password', target: asTarget(owner) })
      })
      return password
    },

    async delete(admin: Acting, userId: string): Promise<void> {
      const owner = await getOwner(admin, userId)
      const imageKeys = await uploads.findKeysOf(userId)
      await db.transaction().execute(async (trx) => {
        if (!(await deleteUser(trx, userId))) throw new Refusal('not-found', GONE)
        await actions.record(trx, admin, { action: 'delete', target: asTarget(owner) })
      })
      // The user is deleted even if removing the files fails; the cleanup of uploads removes them later.
      await uploads
        .removeUnwanted(imageKeys)
        .catch((err) =>
          log.error({ err, imageKeys }, 'images of a deleted user stay until the next cleanup'),
        )
    },
  }
}

export type AdminUserService = ReturnType<typeof createAdminUserService>
