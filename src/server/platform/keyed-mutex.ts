/**
 * Runs work with the same key one after the other. It only spares the database a queue on one lock;
 * correctness is the job of the transaction.
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
