import { useEffect } from 'react'
import { useTexts } from './use-texts.ts'

const KEY = 'half-filled'

type KeptDialog = 'booking' | 'review'

/** What was typed into a dialog of a page, for as long as the tab is open. */
interface Kept {
  page: string
  dialog: KeptDialog
  open: boolean
  texts: Record<string, string>
}

/** Null if nothing was typed into it on this page. */
function readKept(dialog: KeptDialog): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return kept?.page === window.location.pathname && kept.dialog === dialog ? kept : null
  } catch {
    return null
  }
}

/** The page was loaded again while somebody was typing. */
export const wasLeftOpen = (dialog: KeptDialog): boolean => readKept(dialog)?.open === true

/** The values of a dialog's form, which outlast a reload until they are sent; of two dialogs, the one opened last. */
export function useKeptTexts<Texts extends Record<string, string>>(
  dialog: KeptDialog,
  initial: Texts,
  open: boolean,
) {
  const state = useTexts<Texts>({ ...initial, ...readKept(dialog)?.texts })
  const { texts } = state
  useEffect(() => {
    const kept: Kept = { page: window.location.pathname, dialog, open, texts }
    const isEmpty = Object.values(texts).every((text) => text === '')
    try {
      if (!isEmpty && (open || readKept(dialog))) sessionStorage.setItem(KEY, JSON.stringify(kept))
      else if (readKept(dialog)) sessionStorage.removeItem(KEY)
    } catch {
      // Without storage a reload empties the form, as it would without this.
    }
  }, [dialog, texts, open])
  return state
}
