import { anyContains } from '#server/platform/db/like-pattern.ts'
import type { Db } from '#server/platform/db/schema.ts'

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'createdAt',
  'confirmedAt',
  'unsubscribedAt',
] as const

/** All signups ever, or those with the words in a name, an address or a number. */
const signupsWith = (db: Db, words: string) =>
  db
    .selectFrom('newsletterSignups')
    .$if(words !== '', (query) =>
      query.where((eb) => anyContains([eb.ref('name'), eb.ref('email'), eb.ref('phone')], words)),
    )

/** Newest first. */
export function findSignups(db: Db, words: string, slice?: { limit: number; offset: number }) {
  const query = signupsWith(db, words)
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return (slice ? query.limit(slice.limit).offset(slice.offset) : query).execute()
}

export type SignupRow = Awaited<ReturnType<typeof findSignups>>[number]

export async function countSignups(db: Db, words: string): Promise<number> {
  const { total } = await signupsWith(db, words)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

const reachable = (db: Db) =>
  db
    .selectFrom('newsletterSignups')
    .where('unsubscribedAt', 'is', null)
    .where('confirmedAt', 'is not', null)

export async function countReachableSignups(db: Db): Promise<number> {
  const { total } = await reachable(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Only who has confirmed and not unsubscribed: nobody else may be written to. */
export function findReachableSignupsAfter(
  db: Db,
  options: {
    after: Pick<SignupRow, 'id' | 'createdAt'> | undefined
    limit: number
  },
): Promise<SignupRow[]> {
  const { after, limit } = options
  let query = reachable(db)
  if (after !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb('createdAt', '<', after.createdAt),
        eb.and([eb('createdAt', '=', after.createdAt), eb('id', '<', after.id)]),
      ]),
    )
  }
  return query
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
