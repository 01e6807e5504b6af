import type { ExpressionWrapper, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database, Db } from '#server/db/schema.ts'
import type { Demand } from './demand.ts'

export type BusinessQuery = SelectQueryBuilder<Database, 'businesses', object>
export type Condition = ExpressionWrapper<Database, 'businesses', SqlBool>

/** Where the engines differ: how a text that contains a needle is found. */
export interface TextIndex {
  /** Businesses that meet the demand, by way of the index and in no order; a limit saves work. */
  find(db: Db, demand: Demand): BusinessQuery
  /** Businesses that meet the demand, each row tested by itself: for walking along another order. */
  filter(db: Db, demand: Demand): BusinessQuery
}
