import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { normalise } from '#shared/text/normalise.ts'
import { findServicesAfter } from './suggestion.repository.ts'

interface ServiceName {
  key: string
  label: string
  count: number
}

/** The batch size, so that a long list does not block other requests. */
const BATCH = 500
/** Only the most common names are used; more would not help. */
const MAX_NAMES = 20_000
/** After this long at the latest, changes by owners are visible. */
const REFRESH_MS = 5 * 60_000

/**
 * The names of services in memory, in alphabetical order: read from every business in the background, at
 * start and again after the catalogue has changed. No request waits for it: until it is read, and during an
 * update, the old list is used.
 */
export function createServiceNames({ db, catalogue, clock }: Context) {
  let names: readonly ServiceName[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let version: number | undefined
  let reading: Promise<void> | undefined

  const read = async () => {
    const current = catalogue.current()
    const found = new Map<string, ServiceName>()
    for (let after = ''; ; ) {
      const rows = await findServicesAfter(db, after, BATCH)
      for (const { services } of rows) for (const label of fromJson(services)) count(found, label)
      const last = rows.at(-1)
      if (!last) break
      after = last.id
      await nextTurn()
    }
    names = [...found.values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_NAMES)
      .sort((a, b) => (a.key < b.key ? -1 : 1))
    readAt = clock().getTime()
    version = current
  }

  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }

  /** Names with this prefix, the most common first. */
  const beginning = (typed: string, most: number): string[] => {
    if (version !== catalogue.current() && clock().getTime() - readAt > REFRESH_MS)
      // An outage is reported elsewhere; the next request tries again.
      refresh().catch(() => undefined)
    const found: ServiceName[] = []
    for (let at = firstFrom(names, typed); ; at++) {
      const name = names[at]
      if (!name?.key.startsWith(typed)) break
      found.push(name)
    }
    return found
      .sort((a, b) => b.count - a.count)
      .slice(0, most)
      .map(({ label }) => label)
  }

  return { refresh, beginning }
}

function count(found: Map<string, ServiceName>, label: string): void {
  const key = normalise(label)
  if (key === '') return
  const known = found.get(key)
  if (known) known.count++
  else found.set(key, { key, label, count: 1 })
}

/** Binary search for the first name that does not come before. */
function firstFrom(names: readonly ServiceName[], typed: string): number {
  let low = 0
  let high = names.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((names[middle]?.key ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}
