import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildApp } from './app.ts'
import { getUserByEmail } from './features/accounts/account.repository.ts'
import { deletePasskeysOf } from './features/accounts/passkeys/passkey.repository.ts'
import { describeRenewed } from './features/accounts/passwords/published-accounts.ts'
import { deleteSecondFactor } from './features/accounts/second-factor/second-factor.repository.ts'
import { describePlace } from './features/backups/backup.settings.ts'
import { backUp } from './operations/backup.ts'
import { runBackup } from './operations/backups/run-backup.ts'
import { copyDatabase } from './operations/copy-database.ts'
import { removeDemo } from './operations/remove-demo.ts'
import { restore } from './operations/restore.ts'
import { findOtherRelease } from './operations/running-release.ts'
import { type Config, ConfigError } from './platform/config/config.ts'
import { findUnencryptedDatabase } from './platform/config/unencrypted-connections.ts'
import { openDatabase } from './platform/db/open.ts'
import { prepareDatabase } from './prepare-database.ts'

/** The operator's commands; each returns a sentence. */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<string>> = {
  backup: async (config, args) => {
    if (config.backupTo && args.length === 0) {
      const { name, images, trialMs } = await runBackup(config, new Date())
      return `The backup ${name} is in ${describePlace(config.backupTo)}, images: ${images}. It was restored and checked in ${trialMs} ms.`
    }
    const folder = path.resolve(option(args, 'to', 'a new folder, or set BACKUP_TO'))
    const { images } = await backUp(config, folder)
    return `The backup is in ${folder}, ${describeImages(images)}. It was restored and checked.`
  },
  restore: async (config, args) => {
    const from = option(args, 'from', 'a backup: its folder, its name in BACKUP_TO, or latest')
    const { madeAt, images } = await restore(config, from)
    const into = config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'
    const again = await eraseAgain(config)
    return `Restored into ${into} what was there at ${madeAt}, ${describeImages(images)}. Erased again, because it had been erased since: ${again}.`
  },
  'db:copy': async (config, args) => {
    const url = option(args, 'to', 'the postgres:// address of an empty database')
    const plain = config.requireTls ? findUnencryptedDatabase('--to', url) : null
    if (plain) throw new ConfigError(plain)
    const { checksums, rows, images, renewed } = await copyDatabase(config, url)
    const lines = Object.entries(checksums).map(
      ([table, { rows: count, sum }]) =>
        `  ${table.padEnd(18)} ${String(count).padStart(8)}  ${sum}`,
    )
    const where =
      images === null
        ? `Images stay in ${config.imagesDir}: all processes must share that folder.`
        : `Images in the bucket: ${images}.`
    return `Copied ${rows} rows; every table has the same count and checksum on both sides:\n${lines.join('\n')}\n${where}${describeRenewed(renewed)}`
  },
  migrate: (config) =>
    withDatabase(config, async (opened) => {
      const applied = await prepareDatabase(opened)
      return applied.length === 0
        ? 'The database is up to date.'
        : `Migrated: ${applied.join(', ')}.`
    }),
  'second-factor:remove': (config, args) =>
    withDatabase(config, async (opened) => {
      const email = option(
        args,
        'email',
        'the address that the account signs in with',
      ).toLowerCase()
      await prepareDatabase(opened)
      const user = await getUserByEmail(opened.db, email)
      if (!user) throw new ConfigError(`Nobody signs in as ${email}.`)
      const passkeys = await deletePasskeysOf(opened.db, user.id)
      return (await deleteSecondFactor(opened.db, user.id)) || passkeys > 0
        ? `${email} signs in with the password alone until a second step is set up again. Passkeys removed: ${passkeys}.`
        : `${email} has no second sign-in step and no passkeys.`
    }),
  'demo:remove': (config) =>
    withDatabase(config, async (opened) => {
      await prepareDatabase(opened)
      const { owners, unclaimed, signups, unpaid, renewed } = await removeDemo(opened.db)
      return `Removed the demo city: ${owners} owners with all they had, ${unclaimed} businesses that nobody had claimed, and ${signups} newsletter signups. Accounts that had paid with the simulator and have to pay now: ${unpaid}.${describeRenewed(renewed)}`
    }),
}

/** Before the site opens: what people erased after the backup was made must not come back. */
async function eraseAgain(config: Config): Promise<number> {
  const app = await buildApp(config, { clientDir: undefined })
  try {
    return await app.services.erasures.replayAll()
  } finally {
    await app.close()
  }
}

function option(args: string[], name: string, what: string): string {
  const { values } = parseArgs({ args, options: { [name]: { type: 'string' } }, strict: false })
  const value = values[name]
  if (typeof value !== 'string' || value === '')
    throw new ConfigError(`Please name ${what}: --${name} …`)
  return value
}

function describeImages(images: number | null): string {
  return images === null ? 'without the images, which are in the bucket' : `images: ${images}`
}

async function withDatabase<T>(
  config: Config,
  work: (opened: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const opened = openDatabase(config, () => undefined)
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}

/** Runs the named command; false if there is none. */
export async function runCommand(name: string, config: Config, args: string[]): Promise<boolean> {
  const command = COMMANDS[name]
  if (!command) return false
  const other = await findOtherRelease(config)
  if (other) process.stderr.write(`${other}\n`)
  process.stdout.write(`${await command(config, args)}\n`)
  return true
}
