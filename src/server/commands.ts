import path from 'node:path'
import { parseArgs } from 'node:util'
import { getUserByEmail } from './features/accounts/account.repository.ts'
import { describeRenewed } from './features/accounts/passwords/published-accounts.ts'
import { deleteSecondFactor } from './features/accounts/second-factor/second-factor.repository.ts'
import { backUp } from './operations/backup.ts'
import { copyDatabase } from './operations/copy-database.ts'
import { removeDemo } from './operations/remove-demo.ts'
import { restore } from './operations/restore.ts'
import { type Config, ConfigError } from './platform/config/config.ts'
import { findUnencryptedDatabase } from './platform/config/unencrypted-connections.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'

/** The operator's commands; each returns a sentence. */
const COMMANDS: Record<string, (config: Config, args: string[]) => Promise<string>> = {
  backup: async (config, args) => {
    const folder = path.resolve(option(args, 'to', 'a new folder'))
    const { images } = await backUp(config, folder)
    return `The backup is in ${folder}, ${describeImages(images)}.`
  },
  restore: async (config, args) => {
    const folder = path.resolve(option(args, 'from', 'the folder of a backup'))
    const { madeAt, images } = await restore(config, folder)
    return `Restored into ${config.dataDir} what was there at ${madeAt}, ${describeImages(images)}.`
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
      const applied = await migrate(opened)
      return applied.length === 0
        ? 'The database is up to date.'
        : `Migrated: ${applied.join(', ')}.`
    }),
  'second-factor:remove': (config, args) =>
    withDatabase(config, async (opened) => {
      const email = option(args, 'email', 'the address that the admin signs in with').toLowerCase()
      await migrate(opened)
      const user = await getUserByEmail(opened.db, email)
      if (!user) throw new ConfigError(`Nobody signs in as ${email}.`)
      return (await deleteSecondFactor(opened.db, user.id))
        ? `${email} signs in with the password alone until a second step is set up again.`
        : `${email} has no second sign-in step.`
    }),
  'demo:remove': (config) =>
    withDatabase(config, async (opened) => {
      await migrate(opened)
      const { owners, signups, renewed } = await removeDemo(opened.db)
      return `Removed the demo city: ${owners} owners with all they had, and ${signups} newsletter signups.${describeRenewed(renewed)}`
    }),
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
  process.stdout.write(`${await command(config, args)}\n`)
  return true
}
