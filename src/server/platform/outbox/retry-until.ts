const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2000

/**
 * For the one write that must not be lost: that a message was accepted. While the database is down it is
 * retried for as long as the lease keeps other workers off the message; only after that the message may be
 * sent twice.
 */
export async function retryUntil<T>(
  write: () => Promise<T>,
  { timeoutMs, isOver }: { timeoutMs: number; isOver: () => boolean },
): Promise<T> {
  const end = Date.now() + timeoutMs
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await write()
    } catch (error) {
      if (isOver() || Date.now() + pause > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
