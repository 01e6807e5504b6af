/**
 * Lets those with the same key act one after the other. It only spares the database a crowd that waits
 * for one lock; that no two succeed where one may is the transaction's to hold.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(act)
    const over = mine.catch(() => undefined)
    last.set(key, over)
    try {
      return await mine
    } finally {
      if (last.get(key) === over) last.delete(key)
    }
  }
}
