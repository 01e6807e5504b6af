import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely'
import type { Db } from './schema.ts'

/** Stands for a value while the text is made. */
class Placeholder {
  readonly row: number
  readonly field: string

  constructor(row: number, field: string) {
    this.row = row
    this.field = field
  }
}

const names = new Map<string, string>()

/** What PostgreSQL calls a text that is asked again and again, so that it parses and plans it once. */
export const statementName = (sql: string): string | undefined => names.get(sql)

/**
 * A query that is built once and asked with other values each time, in one row of them or several: building
 * its text costs about as much of the processor as asking it. Only values may differ; one that is left out
 * makes another text.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, ...rows: [Values, ...Values[]]) => Compilable<Row>,
) {
  const ofEngine = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()

  const compile = (db: Db, fieldsOfRows: readonly string[][]) => {
    const placeholders = fieldsOfRows.map((fields, row) =>
      Object.fromEntries(fields.map((field) => [field, new Placeholder(row, field)])),
    )
    // biome-ignore lint/plugin: they become parameters, and nothing looks into those
    const compiled = build(db, ...(placeholders as unknown as [Values, ...Values[]])).compile()
    if (!names.has(compiled.sql)) names.set(compiled.sql, `cpt_${names.size}`)
    return compiled
  }

  return (db: Db, ...rows: [Values, ...Values[]]): Promise<QueryResult<Row>> => {
    const { adapter } = db.getExecutor()
    const known = ofEngine.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    const given = rows.map(
      (values) => new Map(Object.entries(values).filter(([, value]) => value !== undefined)),
    )
    const fieldsOfRows = given.map((values) => [...values.keys()])
    const key = fieldsOfRows.join(';')
    const compiled = known.get(key) ?? compile(db, fieldsOfRows)
    ofEngine.set(adapter, known.set(key, compiled))
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? given[value.row]?.get(value.field) : value,
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}
