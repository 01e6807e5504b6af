const NOT_STORED =
  'Not saved: this browser stores nothing at the moment. It may be a private window, or its storage is full.'

/** A list that is kept on this device only, newest first. */
export function deviceList<Item extends object>(
  key: string,
  isItem: (stored: object) => stored is Item,
  most: number,
) {
  return {
    /** Empty if storage is blocked or contains something else. */
    read: (): Item[] => {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        if (!Array.isArray(stored)) return []
        const objects = stored.filter((one) => typeof one === 'object' && one !== null)
        return objects.filter(isItem).slice(0, most)
      } catch {
        return []
      }
    },

    /** Undefined if done, otherwise the sentence that says why not. */
    write: (items: readonly Item[]): string | undefined => {
      try {
        localStorage.setItem(key, JSON.stringify(items))
        return undefined
      } catch {
        return NOT_STORED
      }
    },

    /** Notifies of changes in other tabs. */
    watch: (onChange: () => void): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}

export const hasText = <Key extends string>(one: object, name: Key): one is Record<Key, string> =>
  typeof Reflect.get(one, name) === 'string'
