/** More would be too long for an address. */
export const MAX_SAVED = 50

/** The ids in an address, which anybody may have typed: unique, and limited. */
export function readSavedIds(text: string): { ids: string[]; isCut: boolean } {
  const named = new Set(text.split(',').map((id) => id.trim()))
  named.delete('')
  const ids = [...named]
  return { ids: ids.slice(0, MAX_SAVED), isCut: ids.length > MAX_SAVED }
}
