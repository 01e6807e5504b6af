const SQLITE_FULL = 13
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', /* PostgreSQL's disk_full */ '53100'])

/** True if a write failed because the disk is full: of the database, an image, or a mail stored as a file. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error)
    return (Number(error.errcode) & 0xff) === SQLITE_FULL
  return NO_ROOM.has(String(error.code))
}
