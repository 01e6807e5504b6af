import { MAX_SAVED } from '#shared/catalogue/saved-list.ts'

/** The name is stored too: a business that is no longer listed can still be named. */
export interface SavedBusiness {
  id: string
  name: string
}

const KEY = 'saved'

const NOT_STORED =
  'Not saved: this browser stores nothing at the moment. It may be a private window, or its storage is full.'
const FULL = `Not saved: ${MAX_SAVED} businesses are saved already. Take one off first.`

const isSaved = (one: unknown): one is SavedBusiness =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  'name' in one &&
  typeof one.name === 'string'

/** Empty if storage is blocked or contains something else. */
export function readSaved(): SavedBusiness[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MAX_SAVED) : []
  } catch {
    return []
  }
}

/** Undefined if done, otherwise the sentence that says why not. */
function write(saved: SavedBusiness[]): string | undefined {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
    return undefined
  } catch {
    return NOT_STORED
  }
}

/** Newest first. Already saved ones keep their position. */
export function addSaved(added: readonly SavedBusiness[]): string | undefined {
  const saved = readSaved()
  const known = new Set(saved.map(({ id }) => id))
  const all = [...added.filter(({ id }) => !known.has(id)), ...saved]
  return all.length > MAX_SAVED ? FULL : write(all)
}

export function removeSaved(removed: string): string | undefined {
  return write(readSaved().filter(({ id }) => id !== removed))
}

/** Notifies of changes in other tabs. */
export function watchSaved(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) onChange()
  })
}
