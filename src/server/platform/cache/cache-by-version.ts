/** What is read once for each state of the catalogue, by its key. */
export function cacheByVersion<Key, Value>(
  catalogue: { current: () => number | string },
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  const values = new Map<Key, Value>()
  let of: number | string = ''
  return async (key) => {
    const version = catalogue.current()
    if (of !== version) {
      values.clear()
      of = version
    }
    const known = values.get(key)
    if (known !== undefined) return known
    const value = await read(key)
    if (of === version) values.set(key, value)
    return value
  }
}
