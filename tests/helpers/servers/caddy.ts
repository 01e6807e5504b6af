import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { findCaddy } from '../../../scripts/lib/system.mjs'

export interface Caddy {
  ports: { http: number; https: number }
  /** The certificate of its own authority. */
  ca: string
  /** What it has logged. */
  log(): string
  stop(): Promise<void>
}

/**
 * The Caddyfile of deploy/ with other ports, its own certificate authority in place of a public one, and a name
 * server of ours in place of Docker's.
 */
export async function startCaddy(options: {
  publicUrl: string
  /** In place of the containers. */
  upstreams: string[]
  /** The port of the name server; addresses need none. */
  nameServer?: number
}): Promise<Caddy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-caddy-'))
  const ports = { http: await freePort(), https: await freePort() }
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(
    file,
    readFileSync('deploy/caddy/Caddyfile', 'utf8')
      .replace(
        /^\{$/m,
        `{\n http_port ${ports.http}\n https_port ${ports.https}\n local_certs\n skip_install_trust`,
      )
      .replace('app-1:3000 app-2:3000 app-3:3000', options.upstreams.join(' '))
      .replace('127.0.0.11:53', `127.0.0.1:${options.nameServer ?? 53}`),
  )
  const child = spawn(findCaddy() ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      PUBLIC_URL: options.publicUrl,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const { hostname } = new URL(options.publicUrl)
  const ca = path.join(folder, 'caddy/pki/authorities/local/root.crt')
  const certificate = path.join(folder, `caddy/certificates/local/${hostname}/${hostname}.crt`)
  while (!existsSync(ca) || !existsSync(certificate)) {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    ports,
    ca: readFileSync(ca, 'utf8'),
    log: () => log,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
