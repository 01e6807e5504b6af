import { MAX_SAVED } from '#shared/catalogue/saved-list.ts'
import { deviceList, hasText } from './device-list.ts'

/** The name is stored too: a business that is no longer listed can still be named. */
export interface SavedBusiness {
  id: string
  name: string
}

const FULL = `Not saved: ${MAX_SAVED} businesses are already saved. Remove one first.`

const isSaved = (one: object): one is SavedBusiness => hasText(one, 'id') && hasText(one, 'name')

const { read, write, watch } = deviceList('saved', isSaved, MAX_SAVED)

export { read as readSaved, watch as watchSaved }

/** Already saved ones keep their position. */
export function addSaved(added: readonly SavedBusiness[]): string | undefined {
  const saved = read()
  const known = new Set(saved.map(({ id }) => id))
  const all = [...added.filter(({ id }) => !known.has(id)), ...saved]
  return all.length > MAX_SAVED ? FULL : write(all)
}

export function removeSaved(removed: string): string | undefined {
  return write(read().filter(({ id }) => id !== removed))
}
