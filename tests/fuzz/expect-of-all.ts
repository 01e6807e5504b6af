import fc from 'fast-check'
import { SEED } from '#tests/helpers/generated-inputs.ts'

/** An input may be long: its beginning is enough, and the seed reproduces the rest. */
const SHOWN = 1500

/**
 * Runs a check with so many generated inputs and stops at the first that fails. The failure names
 * its seed; FUZZ_SEED=… repeats the run.
 */
export async function expectOfAll<T>(
  inputs: fc.Arbitrary<T>,
  check: (input: T) => Promise<void>,
  numRuns: number,
  seed = SEED,
): Promise<void> {
  const found = await fc.check(fc.asyncProperty(inputs, check), {
    numRuns,
    seed,
    endOnFailure: true,
  })
  if (!found.failed) return
  const input = JSON.stringify(found.counterexample)?.slice(0, SHOWN)
  throw new Error(`FUZZ_SEED=${SEED}, input ${found.numRuns} of ${numRuns}: ${input}`, {
    cause: found.errorInstance,
  })
}
