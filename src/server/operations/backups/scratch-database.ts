import pg from 'pg'
import { ConfigError } from '#server/platform/config/config.ts'

const NAME_LENGTH = 63
const SUFFIX = '_backup_trial'
/** Any number that nothing else locks. */
const LOCK = 6_300_119
const MAY_NOT = '42501'

/** Gives an empty database on the same server for the time of the work. */
export async function withScratchDatabase<T>(
  databaseUrl: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // A connection that breaks makes the next statement fail, which is enough.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const name = `${(client.database ?? '').slice(0, NAME_LENGTH - SUFFIX.length)}${SUFFIX}`
    const quoted = pg.escapeIdentifier(name)
    // Two trials at once would drop each other's database.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const mark = `Scratch database of the backups of ${client.database}`
    await refuseOther(client, name, mark)
    await client.query(`drop database if exists ${quoted} with (force)`)
    await client.query(`create database ${quoted} template template0`).catch(explain)
    try {
      await client.query(`comment on database ${quoted} is ${pg.escapeLiteral(mark)}`)
      const url = new URL(databaseUrl)
      url.pathname = `/${encodeURIComponent(name)}`
      return await work(url.href)
    } finally {
      await client.query(`drop database if exists ${quoted} with (force)`)
    }
  } finally {
    await client.end()
  }
}

/** A database of this name that a killed trial has left has our mark; any other is somebody's. */
async function refuseOther(client: pg.Client, name: string, mark: string): Promise<void> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as "comment" from pg_database where datname = $1`,
    [name],
  )
  if (rows.some(({ comment }) => comment !== mark))
    throw new ConfigError(
      `The backup was made, but cannot be tried: the database ${name} is there already, and was not created for it. Rename it, or drop it if nobody needs it.`,
    )
}

function explain(error: Error): never {
  throw error instanceof pg.DatabaseError && error.code === MAY_NOT
    ? new ConfigError(
        `The backup was made, but cannot be tried: the database user may not create a database for it. Allow it: alter user … createdb.`,
      )
    : error
}
