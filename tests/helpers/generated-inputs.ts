import fc from 'fast-check'
import { effort } from './effort.ts'

// `npm test` uses the same generated inputs each time, so that a red run is caused by the change; `npm run
// proof` uses new ones. A failure names its seed, and FUZZ_SEED repeats it.
const given = process.env.FUZZ_SEED
export const SEED = given ? Number(given) : effort(20_240_815, Date.now() % 2 ** 31)

fc.configureGlobal({ seed: SEED })
