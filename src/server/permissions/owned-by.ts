import { expressionBuilder, sql } from 'kysely'

/**
 * Only the rows of one owner: `isOwnerOf` as an SQL condition, so that other owners' rows are never read. The
 * column is qualified with its table, for queries with joins.
 */
export const ownedBy = (userId: string, column: 'userId' | `${string}.userId` = 'userId') =>
  expressionBuilder<object>()(sql.ref<string>(column), '=', userId)

/** Only rows of nobody: businesses that no owner has claimed. */
export const ownedByNobody = (column: 'userId' | `${string}.userId` = 'userId') =>
  expressionBuilder<object>()(sql.ref<string | null>(column), 'is', null)
