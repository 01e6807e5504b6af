import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database, Db } from '#server/platform/db/schema.ts'
import type { Weekday } from '#shared/hours/opening-hours.ts'
import type { CandidateRow, CountableRow } from './candidate.ts'
import type { Clause } from './match-criteria.ts'

export type BusinessQuery = SelectQueryBuilder<Database, 'businesses', object>
/** The fastest key of a business in this engine. */
export type Key = string | number

/** The difference between the engines: how words are searched in texts. */
export interface TextIndex {
  /** Known words of three letters and more that contain the substring. */
  findWords(db: Db, piece: string, limit: number): Promise<string[]>
  /** Known words with one of these prefixes, none of which begins with another. */
  findWordsBeginning(db: Db, beginnings: readonly string[], limit: number): Promise<string[]>
  /** Businesses that match every clause, in no order; there is at least one clause. */
  find(db: Db, clauses: readonly Clause[]): BusinessQuery
  /** The same if there are more than can be scored and the first of an order are wanted, `limit` of them. */
  findMany(db: Db, clauses: readonly Clause[], limit: number): Promise<BusinessQuery>
  /** A limited number of the query's rows, in no order. */
  some(db: Db, query: BusinessQuery, limit: number): Promise<Key[]>
  /** The same for an ordered query: its first rows. Their texts are not sorted with them. */
  first(db: Db, query: BusinessQuery, limit: number): Promise<Key[]>
  /** The columns for ranking of these businesses except known ones, in no order. */
  rows(db: Db, keys: readonly Key[], known: readonly string[]): Promise<CandidateRow[]>
  /** The columns that filters are counted by, of these businesses, with the hours of these days; in no order. */
  countable(
    db: Db,
    keys: readonly Key[],
    days: readonly [Weekday, Weekday],
  ): Promise<CountableRow[]>
  /** Whether a row is one of these, which may be hundreds. */
  isAmong(keys: readonly Key[]): Expression<SqlBool>
  /** Whether a row is none of these, which may be hundreds. */
  isNoneOf(ids: readonly string[]): Expression<SqlBool>
  /**
   * Merges the parts that single writes have added to the index: every search reads all of them. In short
   * steps, so that requests are answered in between.
   */
  tidy(db: Db): Promise<void>
}
