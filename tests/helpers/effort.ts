/**
 * How far a test of faults or attacks goes: what fits the minutes of `npm test`, or the whole
 * promise under `npm run proof`. The checks are the same; only rounds and counts differ.
 */
export function effort<T>(usual: T, proof: T): T {
  return process.env.EFFORT === 'proof' ? proof : usual
}

/** What a proof saw, in figures for whoever runs it. The usual run stays quiet. */
export function report(sentence: string): void {
  if (process.env.EFFORT === 'proof') process.stdout.write(`\n${sentence}\n`)
}
