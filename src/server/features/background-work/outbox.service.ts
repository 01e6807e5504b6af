import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import {
  countMessages,
  deleteOldMessages,
  findFailedMessages,
  retryFailedMessage,
} from '#server/platform/outbox/outbox.repository.ts'
import { TIMEOUT_MS } from '#server/platform/outbox/retry-pause.ts'
import { signalMessageStored } from '#server/platform/outbox/signal.ts'

const SHOWN = 200
const DAY_MS = 24 * 60 * 60 * 1000

export function createOutboxService({ db, clock, config }: Context, actions: AdminActionService) {
  const daysAgo = (days: number) => new Date(clock().getTime() - days * DAY_MS).toISOString()

  return {
    /** Messages that could not be sent within a day, newest first, and their total. */
    findFailed: async () => ({
      ...(await countMessages(db)),
      messages: await findFailedMessages(db, SHOWN),
    }),
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
