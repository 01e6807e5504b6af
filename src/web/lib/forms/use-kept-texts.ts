import { useEffect } from 'react'
import { useTexts } from './use-texts.ts'

const KEY = 'half-filled'

/** What was typed into the dialog of a page, for as long as the tab is open. */
interface Kept {
  page: string
  open: boolean
  texts: Record<string, string>
}

/** Null if nothing was typed on this page. */
function readKept(): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.page === window.location.pathname ? kept : null
  } catch {
    return null
  }
}

/** The page was loaded again while somebody was typing. */
export const wasLeftOpen = (): boolean => readKept()?.open === true

/** The values of a dialog's form, which outlast a reload until they are sent. */
export function useKeptTexts<Texts extends Record<string, string>>(initial: Texts, open: boolean) {
  const state = useTexts<Texts>({ ...initial, ...readKept()?.texts })
  const { texts } = state
  useEffect(() => {
    const kept: Kept = { page: window.location.pathname, open, texts }
    const isEmpty = Object.values(texts).every((text) => text === '')
    try {
      if (isEmpty) sessionStorage.removeItem(KEY)
      else sessionStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Without storage a reload empties the form, as it would without this.
    }
  }, [texts, open])
  return state
}
