/** More would be a catalogue of its own, and too long for an address. */
export const MOST_SAVED = 50

/** As they stand in an address, which anybody may have typed: each once, and no more than fit. */
export function readSavedIds(text: string): { ids: string[]; isCut: boolean } {
  const named = new Set(text.split(',').map((id) => id.trim()))
  named.delete('')
  const ids = [...named]
  return { ids: ids.slice(0, MOST_SAVED), isCut: ids.length > MOST_SAVED }
}
