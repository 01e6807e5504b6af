import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { ChangedParts } from './catalogue-version.ts'
import type { Db } from './schema.ts'

const CHANNEL = 'catalogue'
const RECONNECT_MS = 500

export interface CatalogueChannel {
  announce(parts: ChangedParts): void
  close(): Promise<void>
}

interface ChannelOptions {
  url: string
  db: Db
  /** Another process changed the catalogue, or may have while we were disconnected. */
  onChange: (parts: ChangedParts) => void
  onError: (error: unknown) => void
}

/** How processes on one PostgreSQL tell each other that the catalogue has changed. */
export async function openCatalogueChannel(options: ChannelOptions): Promise<CatalogueChannel> {
  const { url, db, onChange, onError } = options
  const self = randomBytes(8).toString('hex')
  let client: pg.Client | undefined
  let closed = false

  const listen = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2500,
      keepAlive: true,
      application_name: 'cpt-recommends channel',
    })
    next.on('notification', ({ payload }) => {
      const { from, parts } = readNotice(payload ?? '')
      if (from !== self) onChange(parts)
    })
    next.on('error', onError)
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      next.end().catch(onError)
      throw error
    }
    // Only after success: a failed attempt also emits end, which would start a second reconnect.
    next.on('end', reconnect)
    client = next
  }

  const reconnect = () => {
    if (closed) return
    setTimeout(() => {
      if (!closed)
        listen().then(
          () => onChange('all'),
          (error: unknown) => {
            onError(error)
            reconnect()
          },
        )
    }, RECONNECT_MS).unref()
  }

  await listen()
  return {
    announce: (parts) => {
      sql`select pg_notify(${CHANNEL}, ${writeNotice(self, parts)})`.execute(db).catch(onError)
    },
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}

/** PostgreSQL takes 8,000 bytes. */
const MAX_NOTICE = 4000

/** The sender, and the parts after it; without parts everything changed. */
function writeNotice(self: string, parts: ChangedParts): string {
  const notice = parts === 'all' ? self : [self, ...parts].join(' ')
  return notice.length > MAX_NOTICE ? self : notice
}

function readNotice(payload: string): { from: string; parts: ChangedParts } {
  const [from = '', ...parts] = payload.split(' ')
  return { from, parts: parts.length === 0 ? 'all' : new Set(parts) }
}
