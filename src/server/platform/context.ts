import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config/config.ts'
import type { CatalogueVersion } from './db/catalogue-version.ts'
import type { OpenedDatabase } from './db/opened-database.ts'
import type { Db } from './db/schema.ts'
import type { ProxyWatch } from './http/proxy-watch.ts'

/** What every service may use. Created once by buildApp; a test may pass its own clock. */
export interface Context {
  config: Config
  engine: OpenedDatabase['engine']
  db: Db
  clock: () => Date
  log: FastifyBaseLogger
  /** Signs cookies, links and hashes; all processes share it. */
  secret: string
  catalogue: CatalogueVersion
  proxies: ProxyWatch
  /** The site's public address; known only after listen if the system chose the port. */
  publicUrl: () => string
}
