/**
 * A clock that is read once a second, however often it is asked. Among the calls of the system that
 * carry a request, reading the clock costs as much as finding the answer.
 */
export function toTheSecond(now: () => number): () => number {
  let seen: number | undefined
  return () => {
    if (seen === undefined) {
      seen = now()
      setTimeout(() => {
        seen = undefined
      }, 1000).unref()
    }
    return seen
  }
}
