const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2000

/**
 * For the one write that must not get lost: that a message was accepted. While the database is away
 * we try again for as long as the lease keeps others off the message; only after that it may go out
 * twice.
 */
export async function retryUntil<T>(
  write: () => Promise<T>,
  { patienceMs, isOver }: { patienceMs: number; isOver: () => boolean },
): Promise<T> {
  const end = Date.now() + patienceMs
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await write()
    } catch (error) {
      if (isOver() || Date.now() + pause > end) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
