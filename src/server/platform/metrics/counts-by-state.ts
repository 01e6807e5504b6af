import type { Db } from '#server/platform/db/schema.ts'

/** A gauge that a feature brings: rows of its own, by state. */
export interface CountsByState {
  name: string
  help: string
  states: readonly string[]
  count(db: Db): Promise<ReadonlyMap<string, number>>
}
