/** Expressions that the checker calls slow and that may stay, each with its reason. */
export const EXCEPTIONS: readonly { regex: string; reason: string }[] = [
  {
    regex: String.raw`/\B(?=(\d{3})+$)/g`,
    reason: 'formatCount() gives it a number, which has at most 21 digits.',
  },
]
