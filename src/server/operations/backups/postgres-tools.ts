import { spawn } from 'node:child_process'
import { ConfigError } from '#server/platform/config/config.ts'

const REASON_LENGTH = 400

/** Runs pg_dump or pg_restore on the database. */
export function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const { address, password } = forTools(databaseUrl)
  return new Promise((resolve, reject) => {
    const child = spawn(tool, [`--dbname=${address}`, ...args], {
      // In the environment, since every user of the machine sees the arguments.
      env: { ...findToolEnvironment(), ...(password !== '' && { PGPASSWORD: password }) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = () => child.kill()
    process.once('exit', end)
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-REASON_LENGTH)
    })
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT'
      reject(isMissing ? new ConfigError(`${tool} is missing: install postgresql-client.`) : error)
    })
    child.once('close', (code, signal) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${tool} ended with ${signal ?? code}: ${said.trim()}`))
    })
  })
}

/** What the tools read, and none of the site's own settings. */
const findToolEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|LANG|LC_.*|PG.*)$/.test(name)),
  )

/**
 * The address as PostgreSQL's own tools read it, without what is secret. As with the driver, a password after the `?`
 * goes before another one.
 */
export function forTools(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl)
  const { searchParams } = url
  const password = searchParams.getAll('password').at(-1) || decodeURIComponent(url.password)
  url.password = ''
  const mode = findTlsMode(searchParams)
  // The driver has no use for a password of a key, and no variable of the environment would give it to the tools.
  for (const name of ['password', 'sslpassword', 'ssl', 'uselibpqcompat']) searchParams.delete(name)
  if (mode !== null) searchParams.set('sslmode', mode)
  if (mode === 'verify-full' && !searchParams.has('sslrootcert'))
    searchParams.set('sslrootcert', 'system')
  return { address: url.href, password }
}

/**
 * The driver checks certificates with every sslmode but disable and no-verify, with every `ssl` but 0 and no-verify,
 * and against the authorities that the machine trusts; the tools must do no less. Null if it uses no TLS by itself.
 */
function findTlsMode(params: URLSearchParams): string | null {
  const mode = params.get('sslmode')
  if (mode === 'disable') return mode
  if (mode === 'no-verify') return 'require'
  if (mode) return params.get('uselibpqcompat') === 'true' ? mode : 'verify-full'
  if (['sslcert', 'sslkey', 'sslrootcert'].some((name) => params.get(name))) return 'verify-full'
  const ssl = params.get('ssl') ?? (params.get('sslnegotiation') === 'direct' ? 'true' : '0')
  if (ssl === 'no-verify') return 'require'
  return ssl === '' || ssl === '0' ? null : 'verify-full'
}
