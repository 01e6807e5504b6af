import type { Db } from '#server/platform/db/schema.ts'
import { keyedHash } from '#server/platform/keyed-hash.ts'
import { capeTownClock } from '#shared/time/cape-town-time.ts'
import { readSearchSource } from './search-source.ts'
import type { View } from './view.repository.ts'
import { addToVisitCounters, addWords, type VisitCount } from './visit-counter.repository.ts'

interface Counted {
  views: View[]
  secret: string
}

/** Adds up the views and steps of a business: by hour, suburb and search word, and what was done. */
export async function countVisits(
  trx: Db,
  key: { businessId: string; week: string },
  { views, secret }: Counted,
): Promise<void> {
  const counts = new Map<string, VisitCount>()
  const add = (kind: VisitCount['kind'], value: string) => {
    const name = `${kind} ${value}`
    const count = (counts.get(name)?.count ?? 0) + 1
    counts.set(name, { kind, value, count })
  }
  const words = new Map<string, { mark: string; count: number }>()
  const markOf = (word: string) => keyedHash(secret, `word:${key.businessId}:${word}`)

  for (const { step, from, viewedAt } of views) {
    if (step !== null) {
      add('step', step)
      continue
    }
    add('hour', capeTownClock(viewedAt).toISOString().slice(11, 13))
    const source = readSearchSource(from)
    if (source.suburb !== null) add('suburb', source.suburb)
    for (const word of source.words)
      words.set(word, {
        mark: words.get(word)?.mark ?? markOf(word),
        count: (words.get(word)?.count ?? 0) + 1,
      })
  }
  // Sorted, so that two processes cannot deadlock.
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
  await addToVisitCounters(trx, key, sorted)
  await addWords(trx, key, words)
}
