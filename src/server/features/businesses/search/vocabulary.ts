import type { Context } from '#server/platform/context.ts'
import { searchVocabulary, type Vocabulary } from '#shared/search/typos.ts'

const MOST_WORDS = 50_000
/** A changed catalogue is read again, but not more often than this. */
const FRESH_MS = 10_000

type ReadWords = (limit: number) => Promise<string[]>

/** The words that typos are measured against, kept: only a search that finds nothing asks for them. */
export function createVocabulary(
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  readWords: ReadWords,
): () => Promise<Vocabulary> {
  let kept: { vocabulary: Vocabulary; version: string; at: number } | undefined
  return async () => {
    const version = catalogue.current()
    const at = clock().getTime()
    if (kept && (kept.version === version || at - kept.at < FRESH_MS)) return kept.vocabulary
    const vocabulary = searchVocabulary(await readWords(MOST_WORDS))
    kept = { vocabulary, version, at }
    return vocabulary
  }
}
