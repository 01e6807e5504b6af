const TAU = Math.PI * 2

/** A sine of `cycles` whole periods in the loop; `t` runs from 0 to 1. */
export const swing = (t: number, cycles: number, phase = 0): number =>
  Math.sin(TAU * (t * cycles + phase))

/** A saw-tooth of `cycles` whole runs in the loop: where something that starts anew is on its way. */
export const run = (t: number, cycles: number, phase = 0): number => (t * cycles + phase) % 1

/** Even, repeatable scatter: the fractional part of a golden-ratio walk. */
export const scatter = (i: number): number => (i * 0.618_034) % 1
