import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '#tests/helpers/free-port.ts'
import { findPostgres } from '../../../scripts/lib/system.mjs'

export interface PostgresServer {
  /** A URL whose user may create databases. */
  url: string
  stop(): Promise<void>
  /** Kills it, as in a power cut; `start` brings it back at the same address. */
  crash(): Promise<void>
  start(): Promise<void>
  /** False after a crash, and after it has stopped by itself. */
  isRunning(): boolean
  /** The process ids of the server and of its backends. */
  processIds(): number[]
  /** Suspends every process of it: connections stay open and silent. */
  freeze(): void
  thaw(): void
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

interface Place {
  /** The parent of its folder: a test may bring its own disk. */
  parent?: string
  /** The same for its write-ahead log, which then has small files. */
  logParent?: string
  /** Required of whoever connects; otherwise everybody may. */
  password?: string
}

/** Our own server in a temp folder, removed after the tests. Durability is off: nothing here must last. */
export async function startPostgres(place: Place = {}): Promise<PostgresServer> {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL is not installed; npm test installs it where it may.')
  const user = unprivileged()
  const folders: string[] = []
  const makeFolder = (parent: string) => {
    const made = mkdtempSync(path.join(parent, 'cpt-postgres-'))
    folders.push(made)
    if (user) chownSync(made, user.uid, user.gid)
    return made
  }
  const folder = makeFolder(place.parent ?? tmpdir())
  const data = path.join(folder, 'data')
  const options = ['-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  const { password = '' } = place
  if (password) {
    const file = path.join(folder, 'password')
    writeFileSync(file, password)
    options.push('-A', 'scram-sha-256', '--pwfile', file)
  } else options.push('-A', 'trust')
  if (place.logParent) options.push('--waldir', makeFolder(place.logParent), '--wal-segsize', '1')
  execFileSync(path.join(bin, 'initdb'), ['-D', data, ...options], { ...user, stdio: 'ignore' })
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    // Its files may be in memory.
    max_wal_size: '256MB',
    max_connections: 300,
    shared_buffers: '64MB',
  }
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  const launch = () =>
    spawn(
      path.join(bin, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { ...user, stdio: 'ignore' },
    )
  let server = launch()
  await waitUntilReady(url)
  const isRunning = () => server.exitCode === null && server.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isRunning()) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const childrenOf = (pid: number | undefined) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const signalChildren = (signal: NodeJS.Signals) => {
    for (const child of childrenOf(server.pid)) process.kill(child, signal)
  }
  return {
    url,
    stop: async () => {
      await end('SIGINT')
      for (const made of folders) rmSync(made, { recursive: true, force: true })
    },
    // SIGQUIT is PostgreSQL's immediate shutdown, children included.
    crash: () => end('SIGQUIT'),
    start: async () => {
      server = launch()
      await waitUntilReady(url)
    },
    isRunning,
    processIds: () => [
      ...(server.pid === undefined ? [] : [server.pid]),
      ...childrenOf(server.pid),
    ],
    // The parent is suspended before its children and resumed after them, so that it neither starts nor reaps
    // one meanwhile.
    freeze: () => {
      server.kill('SIGSTOP')
      signalChildren('SIGSTOP')
    },
    thaw: () => {
      signalChildren('SIGCONT')
      server.kill('SIGCONT')
    },
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => undefined)
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
