export interface WakeUp {
  now(): void
  /** Waits until woken or timed out. A call to wake that nobody was waiting for is not lost. */
  wait(ms: number): Promise<void>
}

export function createWakeUp(): WakeUp {
  let called = false
  let answer: (() => void) | undefined
  return {
    now: () => {
      called = true
      answer?.()
    },
    wait: async (ms) => {
      if (!called) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      answer = undefined
      called = false
    },
  }
}
