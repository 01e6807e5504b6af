import { readWords } from './query.ts'
import { findIntents } from './query-intents.ts'

/** Whether the answer depends on the time: such an answer is not cached. */
export function dependsOnTime(address: string): boolean {
  const [, query] = address.split('?', 2)
  if (query === undefined) return false
  const parameters = new URLSearchParams(query)
  if (parameters.get('open') === 'now' || parameters.has('day')) return true
  const q = parameters.get('q')
  return q !== null && findIntents(readWords(q)).some(({ intent }) => intent.kind === 'open')
}
