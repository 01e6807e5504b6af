import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './schema.ts'

const CHANNEL = 'catalogue'
const RECONNECT_MS = 500

export interface CatalogueChannel {
  announce(): void
  close(): Promise<void>
}

interface ChannelOptions {
  url: string
  db: Db
  /** Somebody else changed the catalogue, or may have while we could not hear. */
  onChange: () => void
  onError: (error: unknown) => void
}

/** How processes on one PostgreSQL tell each other that the catalogue has changed. */
export async function openCatalogueChannel(options: ChannelOptions): Promise<CatalogueChannel> {
  const { url, db, onChange, onError } = options
  const self = randomBytes(8).toString('hex')
  let client: pg.Client | undefined
  let closed = false

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2500 })
    next.on('notification', ({ payload }) => {
      if (payload !== self) onChange()
    })
    next.on('error', onError)
    next.on('end', () => {
      if (!closed) setTimeout(reconnect, RECONNECT_MS).unref()
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    client = next
  }

  const reconnect = () => {
    if (closed) return
    listen().then(onChange, (error: unknown) => {
      onError(error)
      setTimeout(reconnect, RECONNECT_MS).unref()
    })
  }

  await listen()
  return {
    announce: () => {
      sql`select pg_notify(${CHANNEL}, ${self})`.execute(db).catch(onError)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
