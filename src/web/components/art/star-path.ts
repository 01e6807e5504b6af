const OUTLINE = 'l2.9 5.9 6.5.95-4.7 4.6 1.1 6.5-5.8-3.05-5.8 3.05 1.1-6.5-4.7-4.6 6.5-.95z'

/** Outline of one star in a 24 by 24 box that begins at `left`. */
export function starPath(left = 0): string {
  return `M${left + 12} 2.6${OUTLINE}`
}
