import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { ConfigError } from '#server/platform/config/config.ts'
import type { Question } from './terminal.ts'

/** Read and written by the owner only: it has secrets. */
const OWNER_ONLY_FILE = 0o600

const newSecret = () => randomBytes(32).toString('base64')

interface Setting extends Question {
  isRequired?: boolean
  /** An address with a user: its password is asked for by itself. */
  hasPassword?: boolean
  /** Instead of an empty answer. */
  make?: () => string
}

/** What a first start in production should know; the rest is in `.env.example`. */
const SETTINGS: Record<string, Setting> = {
  PUBLIC_URL: {
    text: 'The address that visitors type (https://www.example.co.za)',
    isRequired: true,
  },
  ADMIN_EMAIL: { text: 'The e-mail address of the first admin', isRequired: true },
  SUPPORT_EMAIL: {
    text: 'The e-mail address that owners and visitors write to',
    isRequired: true,
  },
  SMTP_URL: {
    text: 'The mail server (smtps://user@mail.example.co.za); empty: mail becomes files',
    hasPassword: true,
  },
  MAIL_FROM: { text: 'The sender of our mails (CPT Recommends <hello@example.co.za>)' },
  TRUST_PROXY: {
    text: 'The address of the proxy in front of the site (127.0.0.1); compose sets its own',
  },
  BACKUP_TO: {
    text: 'A folder for nightly backups, best on another disk (/var/backups/cpt-recommends); off: something else makes them; empty: none, or what compose sets',
  },
  BACKUP_KEY: {
    text: 'The key that encrypts backups (not shown); empty: a new one is made',
    isSecret: true,
    make: newSecret,
  },
  DATABASE_URL: {
    text: 'PostgreSQL (postgres://user@host/name); empty: SQLite, or what compose sets',
    hasPassword: true,
  },
  POSTGRES_PASSWORD: {
    text: 'With compose only: a new password for its PostgreSQL (not shown)',
    isSecret: true,
  },
}

interface Setup {
  file: string
  ask: (question: Question) => Promise<string>
  /** Why the site would not start with these settings; null if it would. */
  findProblem: (settings: Record<string, string>) => string | null
}

/** Asks for the settings of a production, each until it is right, and writes them to a new file. */
export async function setUp({ file, ask, findProblem }: Setup): Promise<string> {
  if (existsSync(file))
    throw new ConfigError(`${file} is there already: edit it, or name another with --to …`)
  const settings: Record<string, string> = { NODE_ENV: 'production', AUTH_SECRET: newSecret() }
  for (const [name, setting] of Object.entries(SETTINGS)) {
    let text = `${setting.text}: `
    for (;;) {
      const value = await askFor({ ...setting, text }, ask)
      const problem =
        findAnswerProblem(setting, value) ?? findProblem({ ...settings, [name]: value })
      if (problem === null) {
        if (value !== '') settings[name] = value
        break
      }
      text = `${problem}\n${setting.text}: `
    }
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  await writeFile(file, lines.join(''), { flag: 'wx', mode: OWNER_ONLY_FILE })
  return `Wrote ${file}, which only you can read. Keep a copy of its AUTH_SECRET and BACKUP_KEY away from this machine: without the key no backup can be restored. .env.example has all other settings.`
}

async function askFor(
  { text, isSecret, hasPassword, make }: Setting,
  ask: Setup['ask'],
): Promise<string> {
  const value = (await ask({ text, isSecret })).trim()
  if (value === '' && make) return make()
  const url = hasPassword && URL.canParse(value) ? new URL(value) : null
  if (!url?.username || url.password) return value
  const password = await ask({ text: 'Its password (not shown): ', isSecret: true })
  url.password = encodeURIComponent(password).replaceAll("'", '%27')
  return url.href
}

function findAnswerProblem({ isRequired }: Setting, value: string): string | null {
  if (value.includes("'")) return "It must not contain the character '."
  return value === '' && isRequired ? 'This one is needed.' : null
}
