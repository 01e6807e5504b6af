import type { Context } from '#server/context.ts'
import { Refusal } from '#server/errors.ts'
import { countMessages, findFailedMessages, retryFailedMessage } from './outbox.repository.ts'
import { PATIENCE_MS } from './retry-pause.ts'
import { signalMessageStored } from './signal.ts'

const SHOWN = 200

export function createOutboxService({ db, clock }: Context) {
  return {
    /** What could not be sent within a day, newest first, and how much there is in all. */
    findFailed: async () => ({
      ...(await countMessages(db)),
      messages: await findFailedMessages(db, SHOWN),
    }),
    /** Another day of attempts for a failed message. */
    retry: async (id: string) => {
      const now = clock()
      const found = await retryFailedMessage(db, id, {
        now: now.toISOString(),
        giveUpAt: new Date(now.getTime() + PATIENCE_MS).toISOString(),
      })
      if (!found) throw new Refusal('not-found', 'There is no failed message of that id.')
      signalMessageStored()
    },
  }
}

export type OutboxService = ReturnType<typeof createOutboxService>
