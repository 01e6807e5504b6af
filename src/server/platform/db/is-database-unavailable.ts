/** Thrown instead of the driver's error when the server no longer answers. */
export class DatabaseUnavailableError extends Error {
  constructor(cause?: unknown) {
    super('The database does not answer.', { cause })
  }
}

/**
 * SQLSTATEs of a server that is down or stopping (08, 57P), out of connections (53300), or blocked by others
 * for longer than a request may wait: a lock (55P03, 40P01), a statement (57014).
 */
const GONE = /^(08|57P|53300|55P03|40P01|57014)/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT'])
/** SQLite's primary result codes: busy, I/O error, cannot open. */
const SQLITE_GONE = new Set([5, 10, 14])

/** True for temporary unavailability of the database, false for errors in our own code. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseUnavailableError) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ERR_SQLITE_ERROR' && 'errcode' in error)
    return SQLITE_GONE.has(Number(error.errcode) & 0xff)
  return (
    GONE.test(code) ||
    (SOCKET.has(code) && 'syscall' in error && error.syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|database is not open/.test(
      error.message,
    )
  )
}
