import { type RefObject, useEffect, useState } from 'react'
import { pages } from '#shared/paths.ts'

const KEY = 'came-from'

/** The results that led to a business, for as long as the tab is open. */
interface CameFrom {
  /** The address of the business. */
  to: string
  results: string
  /** How many people the visitor searched for. */
  people?: number | undefined
}

/** A click on a result: its page then leads back here, and its request knows how many come. */
function rememberResults({ target }: Event, people?: number): void {
  const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined
  if (!to?.startsWith(pages.business(''))) return
  const { pathname, search } = window.location
  const stored: CameFrom = { to, results: `${pathname}${search}`, people }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // Without storage the page leads home, as for everybody else.
  }
}

/** Null if the visitor did not come to this page from results. */
export function cameFrom(): CameFrom | null {
  try {
    const stored: CameFrom | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return stored?.to === window.location.pathname ? stored : null
  } catch {
    return null
  }
}

/** The address of the results; known only once the page runs, since everybody gets the same page. */
export function useResultsAddress(): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress(cameFrom()?.results), [])
  return address
}

export function useCameFrom(part: RefObject<HTMLElement | null>, people?: number): void {
  useEffect(() => {
    const remember = (event: Event) => rememberResults(event, people)
    const element = part.current
    element?.addEventListener('click', remember, { capture: true })
    return () => element?.removeEventListener('click', remember, { capture: true })
  }, [part, people])
}
