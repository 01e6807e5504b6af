/** The loop, in numbers. Every motion makes a whole number of cycles in it, so the end meets the start. */
export const timeline = {
  width: 1920,
  height: 1080,
  framesPerSecond: 24,
  seconds: 10,
} as const

export const frameCount = timeline.framesPerSecond * timeline.seconds

/** The size limit, for visitors on slow connections. */
export const maxBytes = 1_000_000
