import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import type { ReviewChoice } from '#shared/schemas/personal-data.ts'
import { type ErasedElsewhere, eraseVisitor } from './erase-visitor.ts'
import {
  findErasedIds,
  findTypedAddresses,
  findUnstoredErasures,
  markErasureStored,
  saveErasure,
} from './erasure.repository.ts'

const FOLDER = 'erasures/'

const erasureSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(['address', 'account']),
  mark: z.string(),
  reviews: z.enum(['keep', 'remove']),
})
type Erasure = z.output<typeof erasureSchema>

/** Where the backups are: it outlives a database that is restored. */
interface ErasureStore {
  put(name: string, content: Blob): Promise<void>
  open(name: string): Promise<Readable | null>
  findNames(): Promise<string[]>
}

interface Neighbours extends ErasedElsewhere {
  /** Null if the site makes no backups. */
  openStore(): ErasureStore | null
  /** Deletes the account and everything about its person. False if it is gone. */
  deleteAccount(trx: Db, userId: string): Promise<boolean>
}

/** The list of what was erased, without personal data: beside the backups, so that a restored one is erased again. */
export function createErasureService(context: Context, rules: TableRules, neighbours: Neighbours) {
  const { db, clock, log, secret } = context
  const { openStore, deleteAccount } = neighbours

  /** Finds the address again if a backup brings it back, and says nothing to whoever reads the list. */
  const markOf = (email: string) => keyedHash(secret, `erased address:${email}`)

  const eraseAddress = async (trx: Db, email: string, reviews: ReviewChoice) =>
    eraseVisitor(trx, context, rules, neighbours, { email, reviews })

  const replay = async (trx: Db, { kind, mark, reviews }: Erasure): Promise<boolean> => {
    if (kind === 'account') return deleteAccount(trx, mark)
    const addresses = await findTypedAddresses(trx, rules)
    const email = addresses.find((address) => markOf(address) === mark)
    if (email === undefined) return false
    await eraseAddress(trx, email, reviews)
    return true
  }

  const store = async (): Promise<number> => {
    const unstored = await findUnstoredErasures(db)
    const place = unstored.length > 0 ? openStore() : null
    if (!place) return 0
    for (const { storedAt: _, ...erasure } of unstored) {
      await place.put(`${FOLDER}${erasure.id}.json`, new Blob([JSON.stringify(erasure)]))
      await markErasureStored(db, erasure.id, clock().toISOString())
    }
    return unstored.length
  }

  return {
    /** In the caller's transaction, with its record. */
    eraseAddress: async (trx: Db, email: string, reviews: ReviewChoice) => {
      const erased = await eraseAddress(trx, email, reviews)
      const at = clock().toISOString()
      await saveErasure(trx, { at, kind: 'address', mark: markOf(email), reviews })
      return erased
    },

    /** Stores beside the backups what is not there yet. */
    store,

    /** At once, for the case that the database is lost soon; the task tries again. */
    storeSoon: (): void => {
      store().catch((err) => log.warn({ err }, 'the list of erasures could not be stored'))
    },

    /** After a restore, before the site opens: what was erased since the backup is erased again. */
    replayAll: async (): Promise<number> => {
      const place = openStore()
      if (!place) return 0
      const known = await findErasedIds(db)
      const erasures: Erasure[] = []
      for (const name of await place.findNames()) {
        if (!name.startsWith(FOLDER)) continue
        const stream = await place.open(name)
        if (stream) erasures.push(erasureSchema.parse(JSON.parse(await text(stream))))
      }
      const missing = erasures
        .filter(({ id }) => !known.has(id))
        .sort((one, other) => one.at.localeCompare(other.at))
      let replayed = 0
      for (const erasure of missing)
        await db.transaction().execute(async (trx) => {
          if (await replay(trx, erasure)) replayed += 1
          await saveErasure(trx, erasure)
        })
      return replayed
    },
  }
}

export type ErasureService = ReturnType<typeof createErasureService>
