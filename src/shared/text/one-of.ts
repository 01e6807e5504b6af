/** The value, if it is one of these. */
export function oneOf<T extends string>(
  values: readonly T[],
  value: string | undefined,
): T | undefined {
  return values.find((known) => known === value)
}

/** The keys of a record, as their own type instead of any text. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  // biome-ignore lint/plugin: Object.keys forgets what the type of the record says
  return Object.keys(record) as K[]
}
