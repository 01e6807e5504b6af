export interface WakeUp {
  now(): void
  /** Until somebody wakes us or the time is over. A call that nobody waited for is not lost. */
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
