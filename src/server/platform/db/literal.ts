import { sql } from 'kysely'

/**
 * For a column that a partial index names: with a parameter, SQLite cannot use the index of an order, and it
 * plans the query anew each time, which doubles the cost of reading a few rows.
 */
export const literal = <const Value extends string | number>(value: Value) => sql.lit(value)
