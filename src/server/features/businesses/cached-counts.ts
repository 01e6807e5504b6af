import type { CatalogueVersion } from '#server/platform/cache/catalogue-version.ts'

/** Counting to the end of a long list takes longer than turning to any of its pages. */
export function cacheCounts<Key, Counted>(
  catalogue: CatalogueVersion,
  count: (key: Key) => Promise<Counted>,
): (key: Key) => Promise<Counted> {
  const kept = new Map<Key, Counted>()
  let of = ''
  return async (key) => {
    const version = catalogue.current()
    if (of !== version) {
      kept.clear()
      of = version
    }
    const known = kept.get(key)
    if (known !== undefined) return known
    const counted = await count(key)
    if (of === version) kept.set(key, counted)
    return counted
  }
}
