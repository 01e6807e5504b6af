import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { isPermanentRefusal } from '#server/platform/mail/permanent-refusal.ts'
import type { Templates } from '#server/platform/mail/template.ts'
import type { MailTransport } from '#server/platform/mail/transport.ts'
import { createThrottle } from '#server/platform/throttle.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type { ClaimedMessage } from './claim.ts'
import { claimOnPostgres } from './claim-on-postgres.ts'
import { claimOnSqlite } from './claim-on-sqlite.ts'
import { markNotSent, markSent, releaseAllLeases, releaseLeases } from './outbox.repository.ts'
import { nextAttempt } from './retry-pause.ts'
import { retryUntil } from './retry-until.ts'
import { onMessageStored } from './signal.ts'
import { createWakeUp } from './wake-up.ts'

/** Longer than a send (see the SMTP transport's deadline) and the write of its result may take. */
const LEASE_MS = 120_000
const POLL_MS = 1000
/** At most a hundred a second; thirty if that keeps the event loop busy. */
const THROTTLE = { share: 0.25, shortestMs: 10, longestMs: 33 }
/** The signal is sent from inside the cause's transaction: wait a moment for its commit. */
const COMMIT_MS = 30
const STOP_TIMEOUT_MS = 5000
const ERROR_LENGTH = 500

export interface OutboxWorkerOptions {
  /** How many sends may be in flight. */
  concurrency?: number
  leaseMs?: number
}

export interface OutboxWorker {
  start(): void
  /** Finishes the sends in flight and releases the other leases. */
  stop(): Promise<void>
  /** Sends what is due, once, ignoring the circuit breaker; returns the number of attempts. */
  runOnce(): Promise<number>
  /** Sends until nothing is due. */
  drain(): Promise<void>
}

/**
 * Leases messages, sends them, records the result. It never leases more than it is sending, so a lease has to
 * outlast one send only; when a process dies, its leases expire and others take over. Several processes on
 * PostgreSQL share the work this way.
 */
export function createOutboxWorker(
  context: Context,
  { transport, templates }: { transport: MailTransport; templates: Templates },
  { concurrency = 8, leaseMs = LEASE_MS }: OutboxWorkerOptions = {},
): OutboxWorker {
  const { db, clock, engine } = context
  const log = context.log.child({ part: 'outbox' })
  const owner = newId()
  const claim = engine === 'postgres' ? claimOnPostgres : claimOnSqlite
  const inFlight = new Set<Promise<void>>()
  const wakeUp = createWakeUp()
  const breaker = createCircuitBreaker()
  const throttle = createThrottle(THROTTLE)
  let running: Promise<void> | undefined
  let stopped = false
  let stopDeadline = Number.POSITIVE_INFINITY
  let forget = () => {}

  const send = async (message: ClaimedMessage): Promise<void> => {
    const about = { message: message.id, kind: message.kind, attempt: message.attempts }
    try {
      await transport.send(composeMail(message, templates, context))
    } catch (error) {
      const permanent = isPermanentRefusal(error)
      if (permanent) breaker.succeed()
      else breaker.fail()
      const next = permanent ? null : nextAttempt(message, clock())
      log.warn({ ...about, err: error, next }, next ? 'not sent yet' : 'given up')
      const text = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH)
      return markNotSent(db, message.id, owner, { error: text, next: next?.toISOString() ?? null })
    }
    breaker.succeed()
    const isMarked = await retryUntil(
      () => markSent(db, message.id, owner, clock().toISOString()),
      {
        timeoutMs: leaseMs,
        isOver: () => Date.now() > stopDeadline,
      },
    )
    log.info(about, isMarked ? 'sent' : 'sent, but its lease was lost')
  }

  /** Claims as many as may be in flight and starts sending them. */
  const take = async (atOnce: number): Promise<number> => {
    const room = atOnce - inFlight.size
    if (room <= 0) return 0
    const now = clock()
    const messages = await claim(db, {
      owner,
      now: now.toISOString(),
      leaseUntil: new Date(now.getTime() + leaseMs).toISOString(),
      limit: room,
    })
    for (const message of messages) {
      const sending = send(message)
        .catch((err) => log.error({ err, message: message.id }, 'result not stored'))
        .finally(() => {
          inFlight.delete(sending)
          wakeUp.now()
        })
      inFlight.add(sending)
      // Messages and their PDFs are rendered on the event loop: let visitors' requests run in between.
      await nextTurn()
    }
    return messages.length
  }

  const loop = async (): Promise<void> => {
    if (engine === 'sqlite')
      await releaseAllLeases(db).catch((err) => log.error({ err }, 'old leases not released'))
    while (!stopped) {
      const taken = await take(breaker.limit(concurrency)).catch((err) => {
        log.error({ err }, 'the outbox could not be read')
        return 0
      })
      if (taken > 0) await throttle.pause(taken)
      if (!stopped) await wakeUp.wait(POLL_MS)
    }
  }

  const runOnce = async (): Promise<number> => {
    const tried = await take(concurrency)
    await Promise.all(inFlight)
    return tried
  }

  return {
    runOnce,
    drain: async () => {
      while ((await runOnce()) > 0);
    },
    start: () => {
      let wakeTimer: NodeJS.Timeout | undefined
      const unsubscribe = onMessageStored(() => {
        wakeTimer ??= setTimeout(() => {
          wakeTimer = undefined
          wakeUp.now()
        }, COMMIT_MS)
      })
      forget = () => {
        unsubscribe()
        clearTimeout(wakeTimer)
      }
      running = loop().catch((err) => log.error({ err }, 'the outbox worker ended'))
    },
    stop: async () => {
      stopped = true
      stopDeadline = Date.now() + STOP_TIMEOUT_MS
      forget()
      wakeUp.now()
      await running
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise((resolve) => {
        timer = setTimeout(resolve, STOP_TIMEOUT_MS)
      })
      await Promise.race([Promise.all(inFlight), patience])
      clearTimeout(timer)
      await transport.close()
      await Promise.all(inFlight)
      await releaseLeases(db, owner).catch((err) => log.error({ err }, 'leases not released'))
    },
  }
}
