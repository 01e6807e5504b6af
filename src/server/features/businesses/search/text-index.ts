import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { CandidateRow } from './candidate.ts'
import type { Clause } from './match-criteria.ts'

export type BusinessQuery = SelectQueryBuilder<Database, 'businesses', object>
/** What an engine finds a business by the soonest. */
export type Key = string | number

/** Where the engines differ: how words are found in texts. */
export interface TextIndex {
  /** Known words of three letters and more that contain the piece. */
  findWords(db: Db, piece: string, limit: number): Promise<string[]>
  /** Businesses that meet every clause, in no order; there is at least one clause. */
  find(db: Db, clauses: readonly Clause[]): BusinessQuery
  /** The same where there may be very many and the first of an order are wanted. */
  findMany(db: Db, clauses: readonly Clause[]): Promise<BusinessQuery>
  /** So many of the query's rows, whichever are found first. */
  some(db: Db, query: BusinessQuery, limit: number): Promise<Key[]>
  /** The same of a query with an order: the first of it. Their texts are not sorted with them. */
  first(db: Db, query: BusinessQuery, limit: number): Promise<Key[]>
  /** What ranking reads of the query's rows, in no order. */
  rows(db: Db, query: BusinessQuery): Promise<CandidateRow[]>
  /** Whether a row is one of these, which may be hundreds. */
  isAmong(keys: readonly Key[]): Expression<SqlBool>
  /** Whether a row is none of these, which may be hundreds. */
  isNoneOf(ids: readonly string[]): Expression<SqlBool>
}
