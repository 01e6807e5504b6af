import { type Asked, askedFor } from './query-in-words.ts'

export function ResultTitle(asked: Asked) {
  return <h1 className="results__title">{askedFor(asked) || 'All businesses'}</h1>
}
