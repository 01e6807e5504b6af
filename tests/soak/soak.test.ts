import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { databaseFile, openSqliteFile } from '#server/platform/db/sqlite.ts'
import { getTaskRun } from '#server/platform/schedule/task-run.repository.ts'
import { INDUSTRIES } from '#shared/catalogue/industries.ts'
import { createOwnSite } from '#tests/faults/own-site.ts'
import { report } from '#tests/helpers/effort.ts'
import { createCaller } from '#tests/helpers/load/caller.ts'
import { measureCapacity, runAtRate } from '#tests/helpers/load/run-visits.ts'
import { visit, WORDS } from '#tests/helpers/load/visit.ts'
import { startProvider } from '#tests/helpers/payments/payfast.ts'
import { createBurst, deliver } from '#tests/helpers/payments/payment-burst.ts'
import { startSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { findGrowth, look, type Sample } from './sample.ts'

// Half of what the site can take, for half an hour on each engine, with mail, payments and backups: nothing may grow,
// slow down or fail. On an otherwise idle machine: npm run proof -- soak. SOAK_MINUTES shortens it; SOAK_IMPORT names a
// module that the site loads first, to see that a leak is found.

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
const WINDOWS = 18
const WINDOW_MS = (MINUTES * 60_000) / WINDOWS
const BUSINESSES = 200
const CONNECTIONS = 16
const PAYMENT_MS = 2000
const BACKUP_MS = Math.max(20_000, WINDOW_MS)

/** The database beside the running site, which has locked its SQLite. */
async function beside<T>(settings: Record<string, string>, read: (db: Db) => Promise<T>) {
  const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = settings
  const { db, close } = databaseUrl
    ? openDatabase({ dataDir, databaseUrl }, () => undefined)
    : openSqliteFile(databaseFile(dataDir), { readOnly: false })
  return read(db).finally(close)
}

/** What is done of mail or payments, and what should be and is not. */
async function countWork(db: Db, table: 'outboxMessages' | 'paymentMessages') {
  const rows = await db
    .selectFrom(table)
    .select(['state', (eb) => eb.fn.countAll<number>().as('many')])
    // Some mail is for later.
    .where('nextAttemptAt', '<=', new Date().toISOString())
    .groupBy('state')
    .execute()
  const of = (...states: string[]) =>
    rows
      .filter(({ state }) => states.includes(state))
      .reduce((sum, { many }) => sum + Number(many), 0)
  return { done: of('sent', 'done'), open: of('waiting', 'failed', 'rejected') }
}

describe.each(ENGINES)('a long load on %s', (engine) => {
  it(`stays flat for ${MINUTES} minutes, without an error`, {
    timeout: (MINUTES + 10) * 60_000,
  }, async () => {
    const backups = mkdtempSync(path.join(tmpdir(), 'cpt-soak-'))
    const [smtp, provider] = await Promise.all([startSmtpServer(), startProvider()])
    const businessIds: string[] = []
    let payments: { userId: string; body: string }[] = []
    const own = await createOwnSite(
      engine,
      {
        ...provider.environment,
        SMTP_URL: smtp.url,
        BACKUP_TO: backups,
        LOG_LEVEL: 'error',
        ...(process.env.SOAK_IMPORT && { NODE_OPTIONS: `--import=${process.env.SOAK_IMPORT}` }),
      },
      async ({ context: { db } }) => {
        await db.transaction().execute(async (trx) => {
          for (let index = 0; index < BUSINESSES; index += 1) {
            const industry = INDUSTRIES[index % INDUSTRIES.length]
            const description = `${WORDS[index % WORDS.length]}, at a fair price. Number ${index}.`
            const { id } = await createBusiness(trx, {
              industry,
              description,
              services: [...WORDS],
            })
            businessIds.push(id)
          }
        })
        payments = await createBurst(db, provider, Math.ceil((MINUTES * 60_000) / PAYMENT_MS))
      },
    )
    const troubles: string[] = []
    let times: number[] = []
    try {
      await own.site.start()
      const caller = createCaller(own.site.url, CONNECTIONS)
      const oneVisit = (number: number) =>
        visit(
          async (call) => {
            const called = await caller.send(call)
            times.push(called.ms)
            if (!called.isDone)
              troubles.push(`${call.method ?? 'GET'} ${call.address} answered ${called.status}`)
            return called
          },
          businessIds,
          number,
        )
      const warm = await measureCapacity(oneVisit, { seconds: 10, visitors: CONNECTIONS })
      const { perSecond, next } = await measureCapacity(oneVisit, {
        seconds: 15,
        visitors: CONNECTIONS,
        first: warm.next,
      })
      expect(troubles).toEqual([])

      const ended = new AbortController()
      const every = async (ms: number, work: () => Promise<unknown>) => {
        while (!ended.signal.aborted) {
          const from = performance.now()
          await work()
          const rest = Math.max(0, ms - (performance.now() - from))
          await pause(rest, undefined, { signal: ended.signal }).catch(() => undefined)
        }
      }
      const samples: Sample[] = []
      let memoryMb = Number.POSITIVE_INFINITY
      let windowFrom = performance.now()
      times = []
      const watching = every(1000, async () => {
        const now = look(own.site.pid ?? 0)
        memoryMb = Math.min(memoryMb, now.memoryMb)
        if (performance.now() - windowFrom < WINDOW_MS) return
        const sorted = times.toSorted((a, b) => a - b)
        const at = (share: number) =>
          Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
        samples.push({ ...now, memoryMb, medianMs: at(0.5), p95Ms: at(0.95) })
        ;[times, memoryMb, windowFrom] = [[], Number.POSITIVE_INFINITY, performance.now()]
      })
      let paid = 0
      const paying = every(PAYMENT_MS, async () => {
        const payment = payments[paid]
        if (!payment) return
        paid += 1
        if (!(await deliver(own.site.url, payment.body))) troubles.push('A payment was refused')
      })
      const finished = new Set<string>()
      const backingUp = every(BACKUP_MS, () =>
        beside(own.database, async (db) => {
          const run = await getTaskRun(db, 'backup')
          if (run?.lastFailed) troubles.push(`A backup failed: ${run.lastResult}`)
          if (run?.lastFinishedAt) finished.add(run.lastFinishedAt)
          const due = { nextRunAt: new Date().toISOString() }
          await db.updateTable('taskRuns').set(due).where('name', '=', 'backup').execute()
        }),
      )
      const load = await runAtRate(oneVisit, {
        perSecond: perSecond / 2,
        seconds: MINUTES * 60,
        first: next,
      })
      ended.abort()
      await Promise.all([watching, paying, backingUp])
      caller.close()

      for (const sample of samples) report(`${engine}: ${JSON.stringify(sample)}`)
      expect(troubles.slice(0, 20)).toEqual([])
      const readWork = () =>
        beside(own.database, async (db) => [
          await countWork(db, 'outboxMessages'),
          await countWork(db, 'paymentMessages'),
        ])
      await expect
        .poll(readWork, { timeout: 120_000, interval: 1000 })
        .toMatchObject([{ open: 0 }, { open: 0, done: paid }])
      const [mail] = await readWork()
      const last = await beside(own.database, (db) => getTaskRun(db, 'backup'))
      if (last?.lastFinishedAt) finished.add(last.lastFinishedAt)
      const rate = (perSecond / 2).toFixed(1)
      report(
        `${engine}: ${load.visits} visits, ${rate} a second; ${mail?.done} mails, ${paid} payments, ${finished.size} backups.`,
      )
      expect(load.tooMany).toBe(0)
      expect(finished.size).toBeGreaterThan(MINUTES / 10)
      expect(own.site.output).not.toContain('"level":50')
      expect(findGrowth(samples)).toEqual([])
    } finally {
      await own.remove()
      await smtp.close()
      await provider.close()
      rmSync(backups, { recursive: true, force: true })
    }
  })
})
