import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely'
import type { Db } from './schema.ts'

/** Stands for a value while the text is made. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const names = new Map<string, string>()

/** What PostgreSQL calls a text that is asked again and again, so that it parses and plans it once. */
export const statementName = (sql: string): string | undefined => names.get(sql)

/**
 * A query that is built once and asked with other values each time: building its text takes more of the
 * processor than asking does. Only values may differ; one that is left out makes another text.
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
) {
  const ofEngine = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>()

  const compile = (db: Db, fields: readonly string[]) => {
    const placeholders = Object.fromEntries(fields.map((name) => [name, new Placeholder(name)]))
    // biome-ignore lint/plugin: they become parameters, and nothing looks into those
    const compiled = build(db, placeholders as Values).compile()
    if (!names.has(compiled.sql)) names.set(compiled.sql, `cpt_${names.size}`)
    return compiled
  }

  return (db: Db, values: Values): Promise<QueryResult<Row>> => {
    const { adapter } = db.getExecutor()
    const known = ofEngine.get(adapter) ?? new Map<string, CompiledQuery<Row>>()
    const given = new Map(Object.entries(values).filter(([, value]) => value !== undefined))
    const fields = [...given.keys()]
    const key = fields.join()
    const compiled = known.get(key) ?? compile(db, fields)
    ofEngine.set(adapter, known.set(key, compiled))
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? given.get(value.name) : value,
    )
    return db.executeQuery({ ...compiled, parameters })
  }
}
