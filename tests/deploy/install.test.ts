import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeCertificate } from '#tests/helpers/servers/certificate.ts'
import { frame } from '#tests/helpers/servers/nginx.ts'
import { findNginx } from '../../scripts/lib/system.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const guide = readFileSync('docs/install.md', 'utf8')
const blocks = [...guide.matchAll(/^```sh\n([\s\S]+?)^```$/gm)].map(([, block = '']) => block)

/** What the guide's `sed` makes of a file of deploy/, for the domain of its example. */
function runSed(of: string): string {
  const block = blocks.find((text) => text.includes(`${of} >`)) ?? ''
  const [variable = ''] = block.split('\n')
  const [, command = ''] = /^(sed [\s\S]+?) >/m.exec(block) ?? []
  return execFileSync('bash', ['-euc', `${variable}\n${command}`], { encoding: 'utf8' })
}

it('every block is well formed', () => {
  expect(blocks.length).toBeGreaterThan(8)
  for (const block of blocks)
    expect([block, spawnSync('bash', ['-n'], { input: block }).status]).toEqual([block, 0])
})

it('names files, folders and the Node that are there', () => {
  const files = [...guide.matchAll(/\bdeploy\/[\w/@.-]+[\w]/g)].map(([name]) => name)
  expect(files.length).toBeGreaterThan(5)
  for (const name of files) expect([name, existsSync(name)]).toEqual([name, true])
  const unit = readFileSync('deploy/systemd/cpt-recommends@.service', 'utf8')
  const [, backups = ''] = /^ReadWritePaths=-(.+)$/m.exec(unit) ?? []
  const [, settings = ''] = /^EnvironmentFile=(\/\S+)$/m.exec(unit) ?? []
  const [, user = ''] = /^User=(.+)$/m.exec(unit) ?? []
  const [, release = ''] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? []
  expect(guide).toContain(`--group=${user} ${backups}\n`)
  expect(guide).toContain(`setup -- --to ${settings}\n`)
  expect(guide).toContain(` "$release" ${release}\n`)
  const [, node = ''] =
    /^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
  expect(new Set(guide.match(/\bv24[\d.]+\d/g))).toEqual(new Set([`v${node}`]))
})

it('makes a Caddyfile for the unit of the one for compose', () => {
  const made = runSed('deploy/caddy/Caddyfile')
  expect(made).toContain('\nhttps://www.example.co.za {\n')
  expect(made).toContain('\treverse_proxy 127.0.0.1:3001 {\n')
  expect(made).toContain('\t\tredir https://www.example.co.za{uri} 301\n')
  expect(made).not.toMatch(/\{\$|app-\d|127\.0\.0\.11|resolvers/)
  expect(made.split('\n').length).toBe(
    readFileSync('deploy/caddy/Caddyfile', 'utf8').split('\n').length - 2,
  )
})

it('makes a configuration that nginx accepts', () => {
  const made = runSed('deploy/nginx/cpt-recommends.conf')
  expect(made).not.toMatch(/cptrecommends\.example|127\.0\.0\.1:300[23]/)
  expect(made.match(/server_name .+/g)).toEqual(Array(2).fill('server_name www.example.co.za;'))
  const certificates = '/etc/letsencrypt/live/www.example.co.za'
  expect(made).toContain(`${certificates}/fullchain.pem;`)
  writeCertificate(folder)
  mkdirSync(path.join(folder, 'cache'))
  writeFileSync(
    path.join(folder, 'cpt-recommends.inc'),
    readFileSync('deploy/nginx/cpt-recommends.inc', 'utf8'),
  )
  writeFileSync(
    path.join(folder, 'site.conf'),
    made
      .replaceAll(certificates, folder)
      .replaceAll('/var/cache/nginx', path.join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder),
  )
  const configuration = path.join(folder, 'nginx.conf')
  writeFileSync(configuration, frame(folder, path.join(folder, 'site.conf')))
  const { stderr } = spawnSync(findNginx() ?? 'nginx', ['-t', '-c', configuration], {
    encoding: 'utf8',
  })
  expect(stderr).toContain('test is successful')
  expect(stderr).not.toContain('[warn]')
})
