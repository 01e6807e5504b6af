export const isProof = process.env.EFFORT === 'proof'

/**
 * The size of a fault or attack test: what fits into `npm test`, or everything under `npm run proof`. The
 * checks are the same; only rounds and counts differ.
 */
export function effort<T>(usual: T, proof: T): T {
  return isProof ? proof : usual
}

/** Prints the figures of a proof. The usual run stays quiet. */
export function report(sentence: string): void {
  if (isProof) process.stdout.write(`\n${sentence}\n`)
}
