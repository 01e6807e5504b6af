import { type SqlBool, sql } from 'kysely'

/**
 * Only the rows of one owner: `isOwnerOf` as a condition in SQL, so that no foreign row is read.
 * The column stands with its table where a query joins several.
 */
export const ownedBy = (userId: string, column: 'userId' | `${string}.userId` = 'userId') =>
  sql<SqlBool>`${sql.ref(column)} = ${userId}`
