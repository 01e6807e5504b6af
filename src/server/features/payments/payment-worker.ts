import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { createDebounce } from '#server/platform/debounce.ts'
import { nextAttempt } from '#server/platform/outbox/retry-pause.ts'
import { createWakeUp } from '#server/platform/outbox/wake-up.ts'
import { createThrottle } from '#server/platform/throttle.ts'
import { NoAnswerError } from './payfast/provider-calls.ts'
import {
  claimMessages,
  finishMessages,
  type PaymentMessage,
  postponeMessage,
  releaseMessages,
} from './payment-message.repository.ts'

/** Longer than the provider may take to answer and the entry to be written; a second attempt has no effect. */
const LEASE_MS = 10_000
const POLL_MS = 1000
/** A thousand are processed well within half a minute, and visitors hardly wait meanwhile. */
const PACE = { share: 0.25, shortestMs: 5, longestMs: 10 }
/** This many are confirmed concurrently and share one commit. Reads on SQLite wait for it. */
const BATCH = 8
/** Receiving has priority over processing: the provider waits for an answer, nobody waits for the ledger. */
const RECEIVE_DEBOUNCE = { quietMs: 50, longestMs: 5000 }
/** How long the provider is asked again; after that an admin has to look. */
const TIMEOUT_MS = 7 * 24 * 3600 * 1000

export interface Verdict {
  /** Failed: money was paid but is not in the ledger, so an admin has to look. */
  state: 'done' | 'rejected' | 'failed'
  /** A few words for admins. */
  result: string
}

/** A message after all remote calls; only the writes are left. */
export interface PreparedMessage {
  /** Whose ledger is written; null if none is. */
  userId: string | null
  write(trx: Db): Promise<Verdict>
}

export interface PaymentWork {
  /** Makes the remote calls. Throws if it has to be retried. */
  prepare(message: PaymentMessage): Promise<PreparedMessage>
  /** Locks the ledgers of these owners, always in the same order. */
  lock(trx: Db, userIds: string[]): Promise<void>
  /** Calls back when a message was stored. */
  onStored(listener: () => void): () => void
}

export interface PaymentWorker {
  start(): void
  stop(): Promise<void>
  /** Processes what is due and returns how many there were. */
  runOnce(): Promise<number>
}

interface Ready {
  message: PaymentMessage
  prepared: PreparedMessage
}

/** Processes notifications and outgoing requests. Several processes share the work. */
export function createPaymentWorker(
  { clock, config, db, engine, log: parentLog }: Context,
  work: PaymentWork,
): PaymentWorker {
  const log = parentLog.child({ part: 'payments' })
  const wakeUp = createWakeUp()
  const receiving = createDebounce(RECEIVE_DEBOUNCE)
  const pace = createThrottle(PACE)
  let stopped = false
  let running: Promise<void> | undefined
  let forget = () => {}
  const at = () => clock().toISOString()
  const about = ({ id, kind, attempts }: PaymentMessage) => ({
    message: id,
    kind,
    attempt: attempts,
  })

  const postpone = async (message: PaymentMessage, err: unknown): Promise<void> => {
    const result = err instanceof NoAnswerError ? err.message : 'It could not be booked.'
    // From the day it is due: a cancellation waits for weeks before its first attempt.
    const from = Date.parse(message.dueAt ?? message.createdAt)
    const giveUpAt = new Date(from + TIMEOUT_MS).toISOString()
    const next = nextAttempt({ ...message, giveUpAt }, clock())
    const word = next ? 'payment message waits' : 'payment message given up'
    log.warn({ ...about(message), err, next }, word)
    const written = next
      ? postponeMessage(db, message.id, { result, nextAttemptAt: next.toISOString() })
      : finishMessages(db, [message], { state: 'failed', result, at: at() })
    await written.catch((cause) =>
      log.error({ ...about(message), err: cause }, 'result not stored'),
    )
  }

  const prepare = async (message: PaymentMessage): Promise<Ready[]> => {
    try {
      return [{ message, prepared: await work.prepare(message) }]
    } catch (err) {
      await postpone(message, err)
      return []
    }
  }

  /** A ledger entry and its 'done' mark share a transaction, and a batch shares its commit. */
  const write = (batch: Ready[]): Promise<Verdict[]> =>
    db.transaction().execute(async (trx) => {
      await work.lock(
        trx,
        batch.flatMap(({ prepared: { userId } }) => userId ?? []),
      )
      const decided: { message: PaymentMessage; verdict: Verdict }[] = []
      for (const { message, prepared } of batch) {
        decided.push({ message, verdict: await prepared.write(trx) })
        // SQLite runs on the event loop: let other requests run here.
        await nextTurn()
      }
      const alike = Map.groupBy(decided, ({ verdict }) => JSON.stringify(verdict))
      for (const group of alike.values()) {
        const messages = group.map(({ message }) => message)
        if (group[0]) await finishMessages(trx, messages, { ...group[0].verdict, at: at() })
      }
      return decided.map(({ verdict }) => verdict)
    })

  const settle = async (batch: Ready[]): Promise<void> => {
    const [first] = batch
    if (!first) return
    try {
      for (const [index, { state, result }] of (await write(batch)).entries()) {
        const message = batch[index]?.message ?? first.message
        const level = state === 'failed' ? 'error' : 'info'
        log[level]({ ...about(message), state, result }, 'payment message worked off')
      }
    } catch (err) {
      if (batch.length === 1) return postpone(first.message, err)
      // One by one, so that a message that cannot be processed does not hold up the others.
      for (const one of batch) await settle([one])
    }
  }

  const runOnce = async (): Promise<number> => {
    const now = clock()
    const messages = await claimMessages(db, engine, {
      isDemo: config.isDemoMoney,
      now: now.toISOString(),
      leaseUntil: new Date(now.getTime() + LEASE_MS).toISOString(),
      limit: BATCH,
    })
    await settle((await Promise.all(messages.map(prepare))).flat())
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
      if (worked > 0) await pace.pause(worked)
      else if (!stopped) {
        await wakeUp.wait(POLL_MS)
        await receiving.wait()
      }
    }
  }

  return {
    runOnce,
    start: () => {
      forget = work.onStored(() => {
        receiving.cameIn()
        wakeUp.now()
      })
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
