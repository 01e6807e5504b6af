const SQLITE_FOREIGN_KEY = 787
const POSTGRES_FOREIGN_KEY = '23503'

/**
 * True where a write found that what it belongs to has just been deleted. The database's foreign keys
 * decide that race; whoever comes second is told that it is gone.
 */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return (
    error.code === POSTGRES_FOREIGN_KEY ||
    ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY)
  )
}
