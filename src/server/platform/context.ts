import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueVersion } from './cache/catalogue-version.ts'
import type { Config } from './config/config.ts'
import type { Db } from './db/schema.ts'
import type { OpenedDatabase } from './db/sqlite.ts'

/** What every service may lean on. Made once by buildApp; a test may bring its own clock. */
export interface Context {
  config: Config
  engine: OpenedDatabase['engine']
  db: Db
  clock: () => Date
  log: FastifyBaseLogger
  /** Signs cookies, links and hashes; all processes share it. */
  secret: string
  catalogue: CatalogueVersion
  /** Where visitors reach us; known after listen when the port was chosen by the system. */
  publicUrl: () => string
}
