const SQLITE_FOREIGN_KEY = 787
const POSTGRES_FOREIGN_KEY = '23503'

/**
 * True if the row that a write refers to has just been deleted. The foreign keys decide that race; the loser
 * answers 404.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === POSTGRES_FOREIGN_KEY ||
    ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY)
  )
}
