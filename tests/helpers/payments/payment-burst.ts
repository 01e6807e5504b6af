import { createUser } from '#demo/factories/users.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { databaseFile, openSqliteFile } from '#server/platform/db/sqlite.ts'
import { priceCents } from '#shared/money/cents.ts'
import { PROVIDER_ADDRESS, type ProviderServer } from './payfast.ts'

/** Owners with a checkout, and the provider's notifications of their payments. */
export async function createBurst(
  db: Db,
  { payfast }: ProviderServer,
  count: number,
): Promise<{ userId: string; body: string }[]> {
  const burst: { userId: string; body: string }[] = []
  await db.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const user = await createUser(trx, { status: 'PENDING' })
      const fields: Record<string, string> = {
        m_payment_id: newId(),
        item_name: 'BASIC',
        amount: '99.00',
        email_address: user.email,
      }
      await trx
        .insertInto('checkouts')
        .values({
          id: fields.m_payment_id ?? '',
          userId: user.id,
          purpose: 'subscribe',
          plan: 'BASIC',
          amountCents: priceCents('BASIC'),
          isDemo: 0,
          createdAt: new Date().toISOString(),
        })
        .execute()
      const order = {
        get: (name: string) => fields[name] ?? '',
        isSignedWith: () => true,
        parameters: '',
      }
      const body = payfast.notificationOf(order, { status: 'COMPLETE', token: newId() })
      burst.push({ userId: user.id, body })
    }
  })
  return burst
}

interface Location {
  dataDir: string
  databaseUrl: string | undefined
}

/** How many notifications, or mails, are pending; read beside the running site, which has locked its SQLite. */
export async function countWaiting(
  database: Location,
  table: 'paymentMessages' | 'outboxMessages' = 'paymentMessages',
): Promise<number> {
  const { db, close } = database.databaseUrl
    ? openDatabase(database, () => undefined)
    : openSqliteFile(databaseFile(database.dataDir))
  try {
    const { waiting } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    return waiting
  } finally {
    await close()
  }
}

export const PROVIDER_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-forwarded-for': PROVIDER_ADDRESS,
}

/** Sends one like the provider; true if it was accepted. */
export async function deliver(siteUrl: string, body: string): Promise<boolean> {
  const answer = await fetch(`${siteUrl}/api/payments/payfast`, {
    method: 'POST',
    headers: PROVIDER_HEADERS,
    body,
  }).catch(() => null)
  await answer?.arrayBuffer().catch(() => null)
  return answer?.status === 200
}

/** Runs the work with limited concurrency. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
