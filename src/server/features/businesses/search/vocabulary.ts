import type { Context } from '#server/context.ts'
import { searchVocabulary, type Vocabulary } from '#shared/catalogue/search/typos.ts'

const MOST_WORDS = 50_000
/** A changed catalogue is read again, but not more often than this. */
const FRESH_MS = 10_000
/** Another process may have brought words of which this one has not heard. */
const STALE_MS = 600_000

type ReadWords = (limit: number) => Promise<string[]>

/** The words that typos are measured against, kept: only a search that finds nothing asks for them. */
export function createVocabulary(
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  readWords: ReadWords,
): () => Promise<Vocabulary> {
  let kept: { vocabulary: Vocabulary; version: string; at: number } | undefined

  const isGood = (version: string, now: number) => {
    if (kept === undefined) return false
    const age = now - kept.at
    return age < FRESH_MS || (kept.version === version && age < STALE_MS)
  }

  return async () => {
    const version = catalogue.current()
    const at = clock().getTime()
    if (kept && isGood(version, at)) return kept.vocabulary
    const vocabulary = searchVocabulary(await readWords(MOST_WORDS))
    kept = { vocabulary, version, at }
    return vocabulary
  }
}
