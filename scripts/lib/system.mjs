import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { run, step } from './run.mjs'

/** The headless build, without a window: a fifth less work for the same pages. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export function findBrowser() {
  return [process.env.CHROMIUM_PATH, ...BROWSERS].find((file) => file && existsSync(file))
}

/** The folder with initdb and postgres: the newest of Debian's, or the one on PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  if (existsSync(debian)) {
    const newest = readdirSync(debian).sort((a, b) => Number(b) - Number(a))[0]
    if (newest && existsSync(`${debian}/${newest}/bin/initdb`)) return `${debian}/${newest}/bin`
  }
  const onPath = spawnSync('sh', ['-c', 'dirname "$(command -v initdb)"'], { encoding: 'utf8' })
  const folder = onPath.stdout.trim()
  return folder && folder !== '.' ? folder : undefined
}

export function findNginx() {
  return [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ].find((file) => existsSync(file))
}

export function findCaddy() {
  return ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find((file) =>
    existsSync(file),
  )
}

export function findFirefox() {
  return [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file && existsSync(file),
  )
}

/** WebKit's minimal browser, which its driver starts, and Xvfb as a virtual screen. */
export function findWebkit() {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb')) return undefined
  for (const architecture of ['x86_64', 'aarch64'])
    for (const version of ['4.1', '4.0', '6.0']) {
      const file = `/usr/lib/${architecture}-linux-gnu/webkit2gtk-${version}/MiniBrowser`
      if (existsSync(file)) return file
    }
  return undefined
}

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('sh', ['-c', 'command -v apt-get']).status === 0

const hasHeadlessShell = () => process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)

/** Installs Debian's packages for the tests if we may; otherwise ends with a message. */
export async function ensureSystemPackages() {
  const missing = []
  if (!hasHeadlessShell()) missing.push('chromium-headless-shell')
  if (!process.env.TEST_DATABASE_URL && !findPostgres()) missing.push('postgresql')
  if (!findNginx()) missing.push('nginx')
  if (missing.length === 0) return
  if (canInstall()) await install(missing)
  if (findBrowser() && (process.env.TEST_DATABASE_URL || findPostgres()) && findNginx()) return
  console.error(
    `The tests need ${missing.join(' and ')}. Please install ${missing.length > 1 ? 'them' : 'it'} (on Debian: apt-get install ${missing.join(' ')}), or set CHROMIUM_PATH and TEST_DATABASE_URL.`,
  )
  process.exit(1)
}

/** For `npm run test:slow` only: the programs around the site in production. */
export async function ensureServerPrograms() {
  await ensurePrograms('slow tests need', () => [
    ...(findCaddy() ? [] : ['caddy']),
    ...(existsSync('/usr/bin/systemd-analyze') ? [] : ['systemd']),
    ...(existsSync('/usr/bin/promtool') ? [] : ['prometheus']),
  ])
}

/** For `npm run proof` only: Firefox and WebKit. */
export async function ensureOtherBrowsers() {
  await ensurePrograms('proof needs', () => [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebkit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ])
}

async function ensurePrograms(needs, findMissing) {
  if (findMissing().length > 0 && canInstall()) await install(findMissing())
  const missing = findMissing()
  if (missing.length === 0) return
  console.error(
    `The ${needs} ${missing.join(' and ')}. Please install what is missing (on Debian: apt-get install ${missing.join(' ')}).`,
  )
  process.exit(1)
}

/** Each is optional: a browser with a window is the fallback for the headless one. */
async function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Reading the package lists', 'apt-get', ['update', '-qq'], { env })
  for (const name of packages) {
    const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
    console.log(`\n> Installing ${name}`)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  }
}
