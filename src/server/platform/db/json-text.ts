import type { ColumnType } from 'kysely'

declare const content: unique symbol

/** A text column that holds JSON of the given type. Only the application writes it. */
export type JsonText<T> = string & { readonly [content]: T }

/** Such a column: typed when read, any text when written. `| undefined` lets an insert leave it out. */
export type JsonColumn<T, Missing = never> = ColumnType<JsonText<T>, string | Missing, string>
export type NullableJsonColumn<T> = ColumnType<JsonText<T> | null, string | null, string | null>

export function fromJson<T>(text: JsonText<T>): T
export function fromJson<T>(text: JsonText<T> | null): T | null
export function fromJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}

export function toJson<T>(value: T): JsonText<T> {
  // biome-ignore lint/plugin: the one place that makes such texts
  return JSON.stringify(value) as JsonText<T>
}
