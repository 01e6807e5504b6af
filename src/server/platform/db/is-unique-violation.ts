const SQLITE_UNIQUE = 2067
const POSTGRES_UNIQUE = '23505'

/** True if another request has just stored the same value: a unique index decides that race. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  return error.code === POSTGRES_UNIQUE || ('errcode' in error && error.errcode === SQLITE_UNIQUE)
}
