import type { Insertable } from 'kysely'
import { anyContains } from '#server/platform/db/like-pattern.ts'
import type { Database, Db } from '#server/platform/db/schema.ts'
import { type AdminActionKind, READ_KINDS } from '#shared/accounts/admin.ts'

export async function insertAdminAction(
  db: Db,
  action: Insertable<Database['adminActions']>,
): Promise<void> {
  await db.insertInto('adminActions').values(action).execute()
}

/** Whether the admin has done the same to the same since then. */
export async function hasActed(
  db: Db,
  { adminId, action, targetId, since }: Record<'adminId' | 'action' | 'targetId' | 'since', string>,
): Promise<boolean> {
  const row = await db
    .selectFrom('adminActions')
    .select('id')
    .where('targetId', '=', targetId)
    .where('createdAt', '>=', since)
    .where('action', '=', action)
    .where('adminId', '=', adminId)
    .executeTakeFirst()
  return row !== undefined
}

export interface WantedActions {
  /** The address of an admin. */
  by?: string | undefined
  action?: AdminActionKind | undefined
  /** In the name or the address of whom it was about. */
  words: string
  /** Moments: from the first, before the second. */
  from?: string | undefined
  before?: string | undefined
}

function actionsLike(db: Db, { by, action, words, from, before }: WantedActions) {
  let query = db.selectFrom('adminActions').leftJoin('users', 'users.id', 'adminActions.targetId')
  if (by !== undefined) query = query.where('adminEmail', '=', by)
  query =
    action === undefined
      ? query.where('action', 'not in', READ_KINDS)
      : query.where('action', '=', action)
  if (from !== undefined) query = query.where('adminActions.createdAt', '>=', from)
  if (before !== undefined) query = query.where('adminActions.createdAt', '<', before)
  if (words === '') return query
  return query.where((eb) => anyContains([eb.ref('targetLabel'), eb.ref('users.email')], words))
}

export function findAdminActions(
  db: Db,
  wanted: WantedActions,
  slice: { limit: number; offset: number },
) {
  return actionsLike(db, wanted)
    .select([
      'adminActions.id',
      'adminEmail',
      'action',
      'targetId',
      'targetLabel',
      'users.email as targetEmail',
      'detail',
      'adminActions.createdAt',
    ])
    .orderBy('adminActions.createdAt', 'desc')
    .orderBy('adminActions.id')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute()
}

export type AdminActionRow = Awaited<ReturnType<typeof findAdminActions>>[number]

/** Everybody who has ever done something. */
export async function findActingAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('adminActions')
    .select('adminEmail')
    .distinct()
    .orderBy('adminEmail')
    .execute()
  return rows.map(({ adminEmail }) => adminEmail)
}

export async function countAdminActions(db: Db, wanted: WantedActions): Promise<number> {
  const { total } = await actionsLike(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
