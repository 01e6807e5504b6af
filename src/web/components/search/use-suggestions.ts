import { useEffect, useState } from 'react'
import { addressOf } from '#shared/api/address.ts'
import type { AnswerOf } from '#shared/api/api.ts'
import type { Suggestion } from '#shared/schemas/suggestion.ts'

/** Shorter than the time between two keys, and too short to be noticed. */
const PAUSE_MS = 120
const FEWEST_LETTERS = 2

/** The suggestions for what is in the box, asked for again with each change of `typed`. */
export function useSuggestions(input: HTMLInputElement, typed: number) {
  const [shown, setShown] = useState<Suggestion[]>([])
  useEffect(() => {
    if (typed === 0) return
    const asked = new AbortController()
    const { signal } = asked
    const ask = async () => {
      const q = input.value.trim()
      if (q.length < FEWEST_LETTERS) return setShown([])
      const box = input.name === 'area' ? 'area' : 'need'
      const answer = await fetch(addressOf('GET /api/suggestions', { query: { q, box } }), {
        signal,
      })
      if (!answer.ok) return
      const { suggestions }: AnswerOf<'GET /api/suggestions'> = await answer.json()
      if (!signal.aborted && document.activeElement === input) setShown(suggestions)
    }
    // More was typed, or offline: the box works without.
    const timer = setTimeout(() => void ask().catch(() => undefined), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [input, typed])
  return [shown, setShown] as const
}
