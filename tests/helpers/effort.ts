/**
 * How far a test of faults or attacks goes: what fits the minutes of `npm test`, or the whole
 * promise under `npm run proof`. The checks are the same; only rounds and counts differ.
 */
export function effort<T>(usual: T, proof: T): T {
  return process.env.EFFORT === 'proof' ? proof : usual
}
