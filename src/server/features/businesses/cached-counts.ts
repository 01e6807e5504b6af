/** Counting a long list takes longer than reading any of its pages. */
export function cacheCounts<Key, Counted>(
  catalogue: { current: () => number | string },
  count: (key: Key) => Promise<Counted>,
): (key: Key) => Promise<Counted> {
  const counts = new Map<Key, Counted>()
  let of: number | string = ''
  return async (key) => {
    const version = catalogue.current()
    if (of !== version) {
      counts.clear()
      of = version
    }
    const known = counts.get(key)
    if (known !== undefined) return known
    const counted = await count(key)
    if (of === version) counts.set(key, counted)
    return counted
  }
}
