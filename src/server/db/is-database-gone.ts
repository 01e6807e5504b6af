/** SQLSTATE classes of a server that is away, stopping, or out of connections. */
const GONE = /^(08|57P|53300)/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'ENOENT'])

/** True for faults of the database's availability, which pass, as opposed to faults of ours. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone)
  const code = 'code' in error ? String(error.code) : ''
  return (
    GONE.test(code) ||
    (SOCKET.has(code) && 'syscall' in error && error.syscall === 'connect') ||
    /Connection terminated|timeout exceeded when trying to connect|database is not open/.test(
      error.message,
    )
  )
}
