import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { nextAttempt } from '#server/platform/outbox/retry-pause.ts'
import { createWakeUp } from '#server/platform/outbox/wake-up.ts'
import { NoAnswerError } from './payfast/provider-calls.ts'
import {
  claimMessages,
  finishMessage,
  type PaymentMessage,
  postponeMessage,
  releaseMessages,
} from './payment-message.repository.ts'

/** Longer than the provider may take to answer and its answer be booked; booking twice books once. */
const LEASE_MS = 10_000
const POLL_MS = 1000
const PACE_MS = 5
const CONCURRENCY = 8
/** The provider is asked again for so long; then an admin has to look. */
const PATIENCE_MS = 7 * 24 * 3600 * 1000

export interface Verdict {
  /** Failed: money has moved and is in no book, an admin has to look. */
  state: 'done' | 'rejected' | 'failed'
  /** A few words for admins. */
  result: string
}

export interface PaymentWork {
  /** Decides about one message. Throws where it has to be tried again. */
  handle(message: PaymentMessage): Promise<Verdict>
  /** Calls back when something was stored. */
  onStored(listener: () => void): () => void
}

export interface PaymentWorker {
  start(): void
  stop(): Promise<void>
  /** Works off what is due now and says how many there were. */
  runOnce(): Promise<number>
}

/** Works off what the provider sent and what has to go there. Several processes share the work. */
export function createPaymentWorker(
  { clock, db, engine, log: parentLog }: Context,
  work: PaymentWork,
): PaymentWorker {
  const log = parentLog.child({ part: 'payments' })
  const wakeUp = createWakeUp()
  let stopped = false
  let running: Promise<void> | undefined
  let forget = () => {}

  const handle = async (message: PaymentMessage): Promise<void> => {
    const about = { message: message.id, kind: message.kind, attempt: message.attempts }
    const at = () => clock().toISOString()
    try {
      const { state, result } = await work.handle(message)
      await finishMessage(db, message.id, { state, result, at: at() })
      const level = state === 'failed' ? 'error' : 'info'
      log[level]({ ...about, state, result }, 'payment message worked off')
    } catch (err) {
      const result = err instanceof NoAnswerError ? err.message : 'It could not be booked.'
      const giveUpAt = new Date(Date.parse(message.createdAt) + PATIENCE_MS).toISOString()
      const next = nextAttempt({ ...message, giveUpAt }, clock())
      log.warn({ ...about, err, next }, next ? 'payment message waits' : 'payment message given up')
      if (next) await postponeMessage(db, message.id, { result, nextAttemptAt: next.toISOString() })
      else await finishMessage(db, message.id, { state: 'failed', result, at: at() })
    }
  }

  const runOnce = async (): Promise<number> => {
    const now = clock()
    const messages = await claimMessages(db, engine, {
      now: now.toISOString(),
      leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
      limit: CONCURRENCY,
    })
    await Promise.all(
      messages.map((message) =>
        handle(message).catch((err) =>
          log.error({ err, message: message.id }, 'result not written down'),
        ),
      ),
    )
    return messages.length
  }

  const loop = async (): Promise<void> => {
    if (engine === 'sqlite')
      await releaseMessages(db).catch((err) => log.error({ err }, 'old leases not released'))
    while (!stopped) {
      const worked = await runOnce().catch((err) => {
        log.error({ err }, 'payment messages could not be read')
        return 0
      })
      // A burst must leave the processor to visitors.
      if (worked > 0) await pause(worked * PACE_MS)
      else if (!stopped) await wakeUp.wait(POLL_MS)
    }
  }

  return {
    runOnce,
    start: () => {
      forget = work.onStored(() => wakeUp.now())
      running = loop()
    },
    stop: async () => {
      stopped = true
      forget()
      wakeUp.now()
      await running
    },
  }
}
