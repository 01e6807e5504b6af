const STEPS = [1, 2, 4, 5, 8, 10]

/** A round number at or above the value, for the top of a scale; at least 1. */
export function niceCeiling(value: number, steps: readonly number[] = STEPS): number {
  if (value <= 1) return 1
  const magnitude = 10 ** Math.floor(Math.log10(value))
  return (steps.find((step) => step * magnitude >= value) ?? 10) * magnitude
}
