import { MOST_SAVED } from '#shared/catalogue/saved-list.ts'

/** The name is stored too: one that is no longer listed can still be named. */
export interface SavedBusiness {
  id: string
  name: string
}

const KEY = 'saved'

const NOT_STORED =
  'Not saved: this browser stores nothing at the moment. It may be a private window, or its storage is full.'
const FULL = `Not saved: ${MOST_SAVED} businesses are saved already. Take one off first.`

const isSaved = (one: unknown): one is SavedBusiness =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'string' &&
  'name' in one &&
  typeof one.name === 'string'

/** Nothing where the browser lets nobody read, or where something else stands there. */
export function readSaved(): SavedBusiness[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, MOST_SAVED) : []
  } catch {
    return []
  }
}

/** Undefined when done, otherwise the sentence that says why not. */
function write(saved: SavedBusiness[]): string | undefined {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved))
    return undefined
  } catch {
    return NOT_STORED
  }
}

/** The newest first. Those that are saved already stay where they are. */
export function addSaved(added: readonly SavedBusiness[]): string | undefined {
  const saved = readSaved()
  const known = new Set(saved.map(({ id }) => id))
  const all = [...added.filter(({ id }) => !known.has(id)), ...saved]
  return all.length > MOST_SAVED ? FULL : write(all)
}

export function removeSaved(removed: string): string | undefined {
  return write(readSaved().filter(({ id }) => id !== removed))
}

/** Told of changes that other tabs make. */
export function watchSaved(onChange: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) onChange()
  })
}
