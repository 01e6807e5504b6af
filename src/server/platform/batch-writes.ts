import { createDebounce } from './debounce.ts'

const MOST = 200
/**
 * How long others may join a batch. Node accepts one connection per turn of the event loop, and on SQLite a
 * commit blocks that turn: without a pause, each connection of a burst waits for one commit more than the one
 * before.
 */
const BATCH_DEBOUNCE = { quietMs: 3, longestMs: 15 }

interface Waiting<Item> {
  item: Item
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Stores everything that arrives within a few milliseconds, or during the last write, with one call: a burst
 * then needs a few commits instead of one each. Every caller waits for its own commit.
 */
export function batchWrites<Item>(
  store: (items: Item[]) => Promise<void>,
  debounce = createDebounce(BATCH_DEBOUNCE),
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = []
  let isWriting = false

  const write = async (): Promise<void> => {
    await debounce.wait()
    const batch = waiting.splice(0, MOST)
    try {
      await store(batch.map(({ item }) => item))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    if (waiting.length > 0) void write()
    else isWriting = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      debounce.cameIn()
      if (isWriting) return
      isWriting = true
      void write()
    })
}
