export interface Bell {
  ring(): void
  /** Until the bell rings or the time is over. A ring that nobody waited for is not lost. */
  wait(ms: number): Promise<void>
}

export function createBell(): Bell {
  let rung = false
  let answer: (() => void) | undefined
  return {
    ring: () => {
      rung = true
      answer?.()
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      answer = undefined
      rung = false
    },
  }
}
