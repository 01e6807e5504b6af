import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/read-config.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'cpt-terminal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The question begins so, and this is typed. */
const ANSWERS: [string, string][] = [
  ['The address that visitors type', 'https://cpt.example'],
  ['The e-mail address of the first admin', 'boss@cpt.example'],
  ['The e-mail address that owners', 'help@cpt.example'],
  ['The mail server', 'smtps://me@mail.example'],
  ['Its password', 'mail-password'],
  ['The sender of our mails', 'CPT Recommends <hello@cpt.example>'],
  ['The address of the proxy', '127.0.0.1'],
  ['A folder for nightly backups', '/var/backups/cpt-recommends'],
  ['The key that encrypts backups', 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq'],
  ['PostgreSQL', 'postgres://cpt@db.example/cpt'],
  ['Its password', 'database-password'],
  ['With compose only', 'compose-password'],
]
const SECRET = /mail-password|nZ1Yw0c4m3Q8|database-password|compose-password/
const CTRL_D = '\x04'

let count = 0
let file: string
let terminal: ReturnType<typeof openTerminal> | undefined
beforeEach(() => {
  count += 1
  file = path.join(folder, `${count}.env`)
})
afterEach(() => terminal?.end())

/** The command at a terminal, whose screen shows what the command writes and what the terminal echoes. */
function openTerminal() {
  const command = `${process.execPath} scripts/cli.mjs setup --to ${file}`
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH: process.env.PATH, TERM: 'dumb' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let screen = ''
  child.stdout.on('data', (chunk) => {
    screen += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    screen: () => screen,
    type: (text: string) => child.stdin.write(text),
    ended,
    end: () => child.kill('SIGKILL'),
    /** Waits until this is asked after all that was on the screen before. */
    asks: async (question: string, from: number) => {
      await expect.poll(() => screen.slice(from), { timeout: 15_000 }).toContain(question)
      return screen.length
    },
  }
}

const settingsIn = (name: string) => readConfig(parseEnv(readFileSync(name, 'utf8')))

it('asks at a terminal, shows no password, and writes a file for the owner alone', async () => {
  terminal = openTerminal()
  let from = 0
  for (const [question, answer] of ANSWERS) {
    from = await terminal.asks(question, from)
    terminal.type(`${answer}\r`)
  }
  expect(await terminal.ended).toBe(0)
  expect(terminal.screen()).toContain('boss@cpt.example')
  expect(terminal.screen()).toContain(`Wrote ${file}`)
  expect(terminal.screen()).not.toMatch(SECRET)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(settingsIn(file)).toMatchObject({
    publicUrl: 'https://cpt.example',
    smtpUrl: 'smtps://me:mail-password@mail.example',
    databaseUrl: 'postgres://cpt:database-password@db.example/cpt',
    backupKey: 'nZ1Yw0c4m3Q8s7Vb5kT2xR9dF6hJ1pLq',
  })
})

it('loses nothing that was typed ahead, and shows no password of it', async () => {
  terminal = openTerminal()
  await terminal.asks(ANSWERS[0]?.[0] ?? '', 0)
  const typed = ANSWERS.map(([, answer]) => `${answer}\r`).join('')
  // The last answer without its end, which comes later.
  terminal.type(typed.slice(0, -5))
  await terminal.asks('With compose only', 0)
  terminal.type(typed.slice(-5))
  expect(await terminal.ended).toBe(0)
  expect(terminal.screen()).not.toMatch(SECRET)
  expect(settingsIn(file)).toMatchObject({ mailFrom: { address: 'hello@cpt.example' } })
  expect(parseEnv(readFileSync(file, 'utf8')).POSTGRES_PASSWORD).toBe('compose-password')
})

it('leaves no file when it is left midway', async () => {
  terminal = openTerminal()
  const from = await terminal.asks(ANSWERS[0]?.[0] ?? '', 0)
  terminal.type('https://cpt.example\r')
  await terminal.asks(ANSWERS[1]?.[0] ?? '', from)
  terminal.type(CTRL_D)
  expect(await terminal.ended).toBe(1)
  expect(terminal.screen()).toContain('Nothing was written.')
  expect(existsSync(file)).toBe(false)
})
