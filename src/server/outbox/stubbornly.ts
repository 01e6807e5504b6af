const PAUSES_MS = [100, 500, 2000, 5000]

/**
 * For the one write that must not get lost: that a message was accepted. While the database is
 * away we try again; if it stays away, the lease runs out and the message goes out twice.
 */
export async function stubbornly<T>(write: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await write()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return write()
}
