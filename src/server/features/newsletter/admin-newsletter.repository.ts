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

/** All signups ever, newest first. */
export function findSignups(db: Db, slice?: { limit: number; offset: number }) {
  const query = db
    .selectFrom('newsletterSignups')
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  return (slice ? query.limit(slice.limit).offset(slice.offset) : query).execute()
}

export type SignupRow = Awaited<ReturnType<typeof findSignups>>[number]

export async function countSignups(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('newsletterSignups')
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
  let query = db
    .selectFrom('newsletterSignups')
    .where('unsubscribedAt', 'is', null)
    .where('confirmedAt', 'is not', null)
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
