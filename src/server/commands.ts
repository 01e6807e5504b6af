import type { Config } from './config.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { removeDemo } from './demo/remove-demo.ts'

/** The operator's commands; each answers with a sentence. */
const COMMANDS: Record<string, (config: Config) => Promise<string>> = {
  migrate: (config) =>
    withDatabase(config, async (opened) => {
      const applied = await migrate(opened)
      return applied.length === 0
        ? 'The database is up to date.'
        : `Migrated: ${applied.join(', ')}.`
    }),
  'demo:remove': (config) =>
    withDatabase(config, async (opened) => {
      await migrate(opened)
      const { owners, signups } = await removeDemo(opened.db)
      return `Removed the demo city: ${owners} owners with all they had, and ${signups} newsletter signups.`
    }),
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

/** Runs the named command; false when there is none by that name. */
export async function runCommand(name: string, config: Config): Promise<boolean> {
  const command = COMMANDS[name]
  if (!command) return false
  process.stdout.write(`${await command(config)}\n`)
  return true
}
