import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/free-port.ts'
import { findNginx } from '../../../scripts/lib/system.mjs'
import { writeCertificate } from './certificate.ts'

export interface Nginx {
  url: string
  /** Its main process. */
  pid: number | undefined
  /** The folder of its cache of pages. */
  pages: string
  stop(): Promise<void>
  /** What it has written about requests. */
  stopAndReadLog(): Promise<string>
}

const TEMP_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** The configuration around a file of the http context: one worker that keeps everything in the folder. */
export function frame(folder: string, site: string): string {
  const temp = TEMP_FOLDERS.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http { access_log off; ${temp} include ${site}; }`
}

const PLAIN_SERVER = /^server \{\s+listen 80;[\s\S]+?^\}/m
const TLS_SERVER = /^server \{\s+listen 443 [\s\S]+?^\}/m

const inFrontOf = (upstreams: string[], example: string) =>
  example
    .replace(PLAIN_SERVER, '')
    .replace(
      /^ +server 127\.0\.0\.1:3001 .*$/m,
      upstreams.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`).join('\n'),
    )
    .replace(/^ +server 127\.0\.0\.1:300[23] .*$/gm, '')
    .replace(/^ +listen \[.*$/gm, '')

/** The example of deploy/ in front of these processes; ports and files are changed, and there is no TLS. */
export function startNginx(upstreams: string[], location = ''): Promise<Nginx> {
  return run((example, port) =>
    inFrontOf(upstreams, example)
      .replace('include cpt-recommends.inc;', `${location}\n include cpt-recommends.inc;`)
      .replace(/^ +listen 443 .*$/m, `listen 127.0.0.1:${port};`)
      .replace(/^ +ssl_.*$/gm, ''),
  )
}

/** The same with TLS, and with this address as the CDN in front of it. */
export async function startTlsNginx(
  upstreams: string[],
  cdn: string,
): Promise<Nginx & { ca: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-certificate-'))
  const ca = writeCertificate(folder)
  const nginx = await run((example, port) =>
    inFrontOf(upstreams, example)
      .replace(/^ +listen 443 /m, `listen 127.0.0.1:${port} `)
      .replaceAll('/etc/ssl/cpt-recommends', folder)
      .replace(/^ +set_real_ip_from .*$/m, `set_real_ip_from ${cdn};`),
  )
  rmSync(folder, { recursive: true, force: true })
  return { ...nginx, ca }
}

/** The example's redirect from http: it leads to no process here. */
export function startPlainNginx(): Promise<Nginx> {
  return run((example, port) =>
    example
      .replace(TLS_SERVER, '')
      .replace(/^ +listen 80;$/m, `listen 127.0.0.1:${port};`)
      .replace(/^ +listen \[.*$/gm, ''),
  )
}

async function run(adapt: (example: string, port: number) => string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cpt-nginx-'))
  mkdirSync(path.join(folder, 'cache'))
  const port = await freePort()
  const site = path.join(folder, 'site.conf')
  const example = readFileSync('deploy/nginx/cpt-recommends.conf', 'utf8')
  copyFileSync('deploy/nginx/cpt-recommends.inc', path.join(folder, 'cpt-recommends.inc'))
  writeFileSync(
    site,
    adapt(example, port)
      .replaceAll('/var/cache/nginx/cpt-recommends', path.join(folder, 'cache'))
      .replace('/var/log/nginx/cpt-recommends.log', path.join(folder, 'access.log')),
  )
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(configuration, frame(folder, site))
  const child = spawn(findNginx() ?? 'nginx', ['-c', configuration], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await waitFor(url)
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  return {
    url,
    pid: child.pid,
    pages: path.join(folder, 'cache-pages'),
    stop: async () => {
      await end()
      remove()
    },
    stopAndReadLog: async () => {
      await end()
      const log = readFileSync(path.join(folder, 'access.log'), 'utf8')
      remove()
      return log
    },
  }
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await (await fetch(url, { redirect: 'manual' })).arrayBuffer()
      return
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
