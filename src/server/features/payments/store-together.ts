const MOST = 200

interface Waiting<Item> {
  item: Item
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Stores what comes in the same turn of the event loop, or while the last lot is being written, by one
 * call: a burst then costs a few commits and not one each. Every caller waits for its own commit.
 */
export function storeTogether<Item>(
  store: (items: Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWriting = false

  const write = async (): Promise<void> => {
    const lot = waiting.splice(0, MOST)
    try {
      await store(lot.map(({ item }) => item))
      for (const { resolve } of lot) resolve()
    } catch (error) {
      for (const { reject } of lot) reject(error)
    }
    if (waiting.length > 0) setImmediate(() => void write())
    else isWriting = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isWriting) return
      isWriting = true
      setImmediate(() => void write())
    })
}
