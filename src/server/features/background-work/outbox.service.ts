import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  countMessages,
  countMessagesTo,
  deleteOldMessages,
  findMessagesTo,
  retryFailedMessage,
} from '#server/platform/outbox/outbox.repository.ts'
import { TIMEOUT_MS } from '#server/platform/outbox/retry-pause.ts'
import { signalMessageStored } from '#server/platform/outbox/signal.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import type { OutboxQuery } from '#shared/schemas/operations.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function createOutboxService({ db, clock, config }: Context, actions: AdminActionService) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()

  return {
    /** Stored messages, newest first: those that could not be sent within a day, unless others are asked for. */
    find: async ({ state = 'failed', q = '', ...page }: OutboxQuery) => {
      const wanted = { state: state === 'all' ? undefined : state, recipient: q.trim() }
      return {
        ...(await countMessages(db)),
        messages: await findMessagesTo(db, wanted, sliceOf(page)),
        total: await countMessagesTo(db, wanted),
      }
    },
    /** Another day of attempts for a failed message. */
    retry: async (admin: ActingAdmin, id: string) => {
      const now = clock()
      await db.transaction().execute(async (trx) => {
        const message = await retryFailedMessage(trx, id, {
          now: now.toISOString(),
          giveUpAt: new Date(now.getTime() + TIMEOUT_MS).toISOString(),
        })
        if (!message) throw new AppError('not-found', 'There is no failed message of that id.')
        const label = `${message.kind} to ${message.recipient}`
        await actions.record(trx, admin, { action: 'retry-mail', target: { id, label } })
      })
      signalMessageStored()
    },
    removeOld: () =>
      deleteOldMessages(db, {
        sentBefore: daysAgo(config.keep.mail),
        failedBefore: daysAgo(config.keep.failedMail),
      }),
  }
}

export type OutboxService = ReturnType<typeof createOutboxService>
