import type { PasswordService } from '#server/features/accounts/passwords/password.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/password-hash.ts'
import { randomPassword } from '#server/features/accounts/passwords/random-password.ts'
import type { ActingAdmin } from '#server/features/admin-actions/admin-action.service.ts'
import { type Actor, denialReason } from '#server/permissions/denial-reason.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { signalMessageStored } from '#server/platform/outbox/signal.ts'
import type { UserStatus } from '#shared/accounts/user-status.ts'
import type { ActivationRequest, SubscriptionToggle } from '#shared/schemas/admin.ts'
import { deleteUser, getTarget, type Target } from './admin-user.repository.ts'
import {
  asTarget,
  createOwnerStatus,
  type StatusChange,
  type StatusNeighbours,
} from './owner-status.ts'

interface Neighbours extends StatusNeighbours {
  /** Removes the address from what does not belong to the account. */
  forgetPerson(
    trx: Db,
    person: { userId: string; email: string; isConfirmed: boolean },
  ): Promise<void>
  passwords: PasswordService
  /** Remembers it without personal data, so that a restored backup is erased again. */
  recordErasure(trx: Db, userId: string): Promise<void>
  payments: StatusNeighbours['payments'] & {
    welcomeAgain(trx: Db, owner: Target): Promise<void>
  }
  subscriptions: StatusNeighbours['subscriptions'] & {
    end(trx: Db, userId: string): Promise<void>
  }
  uploads: {
    findKeysOf(userId: string): Promise<string[]>
    removeUnwanted(imageKeys: string[]): Promise<number>
  }
}

const GONE = 'We can’t find that user.'
const CLOSING =
  'This owner is closing the account, and only they can undo it: on their page Account, within 14 days.'

type Acting = ActingAdmin & Actor

/** What admins do to owners. Each change is recorded in its own transaction. */
export function createAdminUserService(context: Context, neighbours: Neighbours) {
  const { db, config, log } = context
  const {
    actions,
    forgetPerson,
    ledger,
    passwords,
    payments,
    recordErasure,
    subscriptions,
    uploads,
  } = neighbours
  const { undoActivation, undoPause, ...ownerStatus } = createOwnerStatus(context, neighbours)

  /** The owner with this id; accounts of admins cannot be changed here. */
  const getOwner = async (admin: Acting, userId: string): Promise<Target> => {
    const user = await getTarget(db, userId)
    if (!user) throw new AppError('not-found', GONE)
    if (user.id === admin.id)
      throw new AppError('conflict', 'This is your own account. It cannot be changed here.')
    const reason = denialReason.changeAccount(admin, user)
    if (reason !== null) throw new AppError('conflict', reason)
    return user
  }

  const refuseUnless = async (wanted: UserStatus, userId: string): Promise<void> => {
    const status = (await getTarget(db, userId))?.status
    if (status === undefined) throw new AppError('not-found', GONE)
    if (status !== wanted)
      throw new AppError(
        'conflict',
        'This user has not been activated yet, so there is nothing to pause or resume.',
      )
  }

  /** False if the account is gone. */
  const deleteOwner = async (trx: Db, { id: userId, email, emailVerified }: Target) => {
    await subscriptions.end(trx, userId)
    if (!(await deleteUser(trx, userId))) return false
    await forgetPerson(trx, { userId, email, isConfirmed: emailVerified === 1 })
    return true
  }

  /** With its record for restored backups, and its files. False if `alongside` says no. */
  const erase = async (owner: Target, alongside: (trx: Db) => Promise<boolean>) => {
    const imageKeys = await uploads.findKeysOf(owner.id)
    const isErased = await db.transaction().execute(async (trx) => {
      if (!(await alongside(trx))) return false
      if (!(await deleteOwner(trx, owner))) throw new AppError('not-found', GONE)
      await recordErasure(trx, owner.id)
      return true
    })
    // The user is deleted even if removing the files fails; the cleanup of uploads removes them later.
    if (isErased)
      await uploads
        .removeUnwanted(imageKeys)
        .catch((err) =>
          log.error({ err, imageKeys }, 'images of a deleted user stay until the next cleanup'),
        )
    return isErased
  }

  return {
    undoActivation,
    undoPause,

    /** For an ACTIVE owner it changes nothing, writes nothing and sends nothing. */
    activate: async (admin: Acting, { userId, reason }: ActivationRequest): Promise<StatusChange> =>
      ownerStatus.activate(admin, await getOwner(admin, userId), reason),

    /** Repeating it is a success with one mail; PENDING owners need Activate. */
    async toggleSubscription(
      admin: Acting,
      { userId, action, reason }: SubscriptionToggle,
    ): Promise<StatusChange> {
      const owner = await getOwner(admin, userId)
      const { standing } = await ledger.read(userId)
      if (action === 'unpause' && standing?.pausedFor === 'closing')
        throw new AppError('conflict', CLOSING)
      const change =
        action === 'pause'
          ? await ownerStatus.pause(admin, owner, reason)
          : await ownerStatus.resume(admin, owner)
      if (change) return change
      const status = action === 'pause' ? 'PAUSED' : 'ACTIVE'
      await refuseUnless(status, userId)
      return { status, undoId: null }
    },

    /** The password is returned once, in the answer; the record and the log never contain it. */
    async resetPassword(admin: Acting, userId: string): Promise<string> {
      const owner = await getOwner(admin, userId)
      const password = config.defaultPassword ?? randomPassword()
      // Hashed before the transaction: a slow hash inside would block other writers.
      const passwordHash = await hashPassword(password)
      await db.transaction().execute(async (trx) => {
        if (!(await passwords.issue(trx, owner, passwordHash)))
          throw new AppError('not-found', GONE)
        await actions.record(trx, admin, { action: 'reset-password', target: asTarget(owner) })
      })
      return password
    },

    /** What a restored backup has brought back. */
    async deleteAgain(trx: Db, userId: string): Promise<boolean> {
      const owner = await getTarget(trx, userId)
      return owner !== undefined && deleteOwner(trx, owner)
    },

    /** Nothing changes until the owner uses it: better than a password that somebody has to pass on. */
    async sendResetLink(admin: Acting, userId: string): Promise<void> {
      const owner = await getOwner(admin, userId)
      await db.transaction().execute(async (trx) => {
        await passwords.sendLink(trx, owner, 'admin')
        await actions.record(trx, admin, { action: 'reset-link', target: asTarget(owner) })
      })
    },

    async sendWelcome(admin: Acting, userId: string): Promise<void> {
      const owner = await getOwner(admin, userId)
      if (owner.status !== 'ACTIVE')
        throw new AppError('conflict', 'The welcome says that the plan is active, and it is not.')
      await db.transaction().execute(async (trx) => {
        await payments.welcomeAgain(trx, owner)
        const target = asTarget(owner)
        await actions.record(trx, admin, { action: 'retry-mail', target, detail: 'Welcome' })
      })
      signalMessageStored()
    },

    /** An account that its owner has closed. */
    async deleteClosed(userId: string, isDue: (trx: Db) => Promise<boolean>): Promise<boolean> {
      const owner = await getTarget(db, userId)
      return owner !== undefined && erase(owner, isDue)
    },

    async delete(admin: Acting, userId: string): Promise<void> {
      const owner = await getOwner(admin, userId)
      await erase(owner, async (trx) => {
        await actions.record(trx, admin, { action: 'delete', target: asTarget(owner) })
        return true
      })
    },
  }
}

export type AdminUserService = ReturnType<typeof createAdminUserService>
