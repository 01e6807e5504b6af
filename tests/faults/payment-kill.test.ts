import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#server/platform/db/schema.ts'
import { effort, report } from '#tests/helpers/effort.ts'
import { type ProviderServer, startProvider } from '#tests/helpers/payments/payfast.ts'
import {
  countWaiting,
  createBurst,
  deliver,
  inParallel,
} from '#tests/helpers/payments/payment-burst.ts'
import { ENGINES } from '#tests/helpers/test-app.ts'
import { createOwnSite, type OwnSite } from './own-site.ts'

const ROUNDS = effort(1, 20)
const BURST = effort(40, 1000)
/** Messages of a killed process are taken over when its lease expires; the proof waits for that. */
const ENDS_LEASES = effort(true, false)

describe.each(ENGINES)(
  `kill -9 in a burst of ${BURST} payments on %s, ${ROUNDS} times`,
  (engine) => {
    let own: OwnSite
    let provider: ProviderServer
    let bursts: { userId: string; body: string }[][]

    beforeEach(async () => {
      provider = await startProvider()
      own = await createOwnSite(engine, provider.environment, async ({ context }) => {
        bursts = []
        for (let round = 0; round < ROUNDS; round += 1)
          bursts.push(await createBurst(context.db, provider, BURST))
      })
    }, 600_000)
    afterEach(async () => {
      await own.remove()
      await provider.close()
    })

    const database = () => ({
      dataDir: String(own.database.DATA_DIR),
      databaseUrl: own.database.DATABASE_URL,
    })
    it('books every payment once, and numbers the invoices without a gap', {
      timeout: 3_600_000,
    }, async () => {
      for (const burst of bursts) {
        await own.site.start()
        const open = new Set(burst.map(({ body }) => body))
        let delivered = 0
        const half = new Promise<void>((resolve) => {
          void inParallel(burst, 32, async ({ body }) => {
            if (!(await deliver(own.site.url, body))) return
            open.delete(body)
            delivered += 1
            if (delivered > BURST / 2) resolve()
          }).then(resolve)
        })
        await half
        await own.site.kill()
        if (ENDS_LEASES) await own.onDatabase(endLeases)
        await own.site.start()
        // Retries until it is accepted, like the provider.
        await inParallel([...open], 8, async (body) => {
          while (!(await deliver(own.site.url, body)));
        })
        await expect
          .poll(() => countWaiting(database()), { interval: 200, timeout: 120_000 })
          .toBe(0)
        await own.site.stop()
      }
      const found = await own.onDatabase(async (db) => ({
        entries: await db.selectFrom('ledgerEntries').select(['userId', 'amountCents']).execute(),
        serials: await db.selectFrom('invoices').select('serial').orderBy('serial').execute(),
        active: await db
          .selectFrom('users')
          .select('id')
          .where('role', '=', 'BUSINESS')
          .where('status', '=', 'ACTIVE')
          .execute(),
      }))
      const owners = bursts.flat().map(({ userId }) => userId)
      expect(found.entries.map(({ userId }) => userId).sort()).toEqual([...owners].sort())
      expect(found.entries.every(({ amountCents }) => amountCents === 9900)).toBe(true)
      expect(found.serials.map(({ serial }) => serial)).toEqual(owners.map((_, index) => index + 1))
      expect(found.active).toHaveLength(owners.length)
      report(`${engine}: ${owners.length} payments booked once each over ${ROUNDS} kills`)
    })
  },
)

const endLeases = (db: Db) => db.updateTable('paymentMessages').set({ leaseUntil: null }).execute()
