import type { ColumnType } from 'kysely'

/** ISO 8601 in UTC, on both engines: it sorts as text and travels to JSON unchanged. */
export type Timestamp = string
/** Null if it is left out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>
/** 0 or 1: SQLite has no boolean, and one representation serves both engines. */
export type Flag = 0 | 1
