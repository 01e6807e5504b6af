import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { ConfigError } from '#server/platform/config/config.ts'

/** Read and written by the owner only: it has secrets. */
const OWNER_ONLY_FILE = 0o600

/** What a first start in production should know; the rest is in `.env.example`. */
const QUESTIONS = [
  ['PUBLIC_URL', 'The address that visitors type (https://www.example.co.za)'],
  ['ADMIN_EMAIL', 'The e-mail address of the first admin'],
  ['SUPPORT_EMAIL', 'The e-mail address that owners and visitors write to'],
  [
    'SMTP_URL',
    'The mail server (smtps://user:password@mail.example.co.za); empty: mail becomes files',
  ],
  ['MAIL_FROM', 'The sender of our mails (CPT Recommends <hello@example.co.za>)'],
  [
    'TRUST_PROXY',
    'The address of the proxy in front of the site (127.0.0.1); compose sets its own',
  ],
  [
    'BACKUP_TO',
    'A folder for nightly backups (/var/backups/cpt-recommends); empty: none, or what compose sets',
  ],
  ['DATABASE_URL', 'PostgreSQL (postgres://…); empty: SQLite, or what compose sets'],
  ['POSTGRES_PASSWORD', 'With compose only: a new password for its PostgreSQL'],
] as const
const REQUIRED = ['PUBLIC_URL', 'ADMIN_EMAIL', 'SUPPORT_EMAIL']

interface Setup {
  file: string
  ask: (question: string) => Promise<string>
  /** Why the site would not start with these settings; null if it would. */
  findProblem: (settings: Record<string, string>) => string | null
}

/** Asks for the settings of a production, each until it is right, and writes them to a new file. */
export async function setUp({ file, ask, findProblem }: Setup): Promise<string> {
  if (existsSync(file))
    throw new ConfigError(`${file} is there already: edit it, or name another with --to …`)
  const settings: Record<string, string> = {
    NODE_ENV: 'production',
    AUTH_SECRET: randomBytes(32).toString('base64'),
  }
  for (const [name, text] of QUESTIONS) {
    let question = `${text}: `
    for (;;) {
      const value = (await ask(question)).trim()
      const problem = findAnswerProblem(name, value) ?? findProblem({ ...settings, [name]: value })
      if (problem === null) {
        if (value !== '') settings[name] = value
        break
      }
      question = `${problem}\n${text}: `
    }
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`)
  await writeFile(file, lines.join(''), { flag: 'wx', mode: OWNER_ONLY_FILE })
  return `Wrote ${file}, which only you can read. The AUTH_SECRET in it is new: keep a copy in a safe place. .env.example has all other settings.`
}

function findAnswerProblem(name: string, value: string): string | null {
  if (value.includes("'")) return "It must not contain the character '."
  return value === '' && REQUIRED.includes(name) ? 'This one is needed.' : null
}
