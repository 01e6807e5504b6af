import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import manifest from '#package' with { type: 'json' }
import { freePort } from '#tests/helpers/free-port.ts'

/** A release as after a `git pull`: built and installed, with other sources. */
const release = mkdtempSync(path.join(tmpdir(), 'cpt-release-'))
const inRelease = (name: string) => path.join(release, name)
const build = readFileSync('dist/.built', 'utf8')
/** A site that runs, and what it says of itself. */
let answer = {}
const running = createServer((_request, response) => response.end(JSON.stringify(answer)))
let port = 0
beforeAll(async () => {
  port = await freePort()
  await new Promise<void>((resolve) => running.listen(port, '127.0.0.1', resolve))
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(name, inRelease(name), { recursive: true })
  for (const name of ['node_modules', 'dist']) symlinkSync(path.resolve(name), inRelease(name))
  mkdirSync(inRelease('src'))
  writeFileSync(inRelease('src/new.ts'), '')
})
afterAll(() => {
  running.close()
  rmSync(release, { recursive: true, force: true })
})

interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

const migrate = (...args: string[]) =>
  new Promise<Ended>((resolve) => {
    const child = execFile(
      process.execPath,
      [inRelease('scripts/cli.mjs'), 'migrate', ...args],
      { env: { PATH: process.env.PATH, PORT: String(port) } },
      (_error, stdout, stderr) => resolve({ status: child.exitCode, stdout, stderr }),
    )
  })

it('a command reads the settings of the service, and neither installs nor builds', async () => {
  const settings = inRelease('service.env')
  for (const [index, args] of [['--env-file', settings], [`--env-file=${settings}`]].entries()) {
    writeFileSync(settings, `DATA_DIR=${inRelease(`data-${index}`)}\n`)
    const { status, stdout, stderr } = await migrate(...args)
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Migrated: /)])
    expect(stderr).toContain('The build here is not of these sources')
    expect(existsSync(inRelease(`data-${index}/cpt.sqlite`))).toBe(true)
  }
  expect(existsSync(inRelease('dist/server/main.js'))).toBe(true)
  expect((await migrate('--env-file', inRelease('missing.env'))).status).not.toBe(0)
})

it('a command says so if the site that runs is of another build', async () => {
  const settings = inRelease('running.env')
  writeFileSync(settings, `DATA_DIR=${inRelease('data-running')}\n`)
  const ours = { status: 'ok', version: manifest.version, build: build.slice(0, 12) }
  for (const [running, says] of [
    [{ ...ours, build: 'abcdef012345' }, `runs ${manifest.version} (build abcdef012345), this`],
    [{ ...ours, version: '9.0.0' }, 'runs 9.0.0 (build '],
    [ours, ''],
    [{ status: 'of another program' }, ''],
  ] as const) {
    answer = running
    const { status, stderr } = await migrate('--env-file', settings)
    expect([status, stderr.includes(' runs ')]).toEqual([0, says !== ''])
    expect(stderr).toContain(says)
  }
})

it('a command without a build says what to do', async () => {
  rmSync(inRelease('dist'))
  expect(await migrate()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('npm run build'),
  })
  expect(existsSync(inRelease('dist'))).toBe(false)
})
