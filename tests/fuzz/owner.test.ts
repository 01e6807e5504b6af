import { OWNER_CALLS } from './calls/owner.ts'
import { fuzzCalls } from './fuzz-calls.ts'

fuzzCalls(OWNER_CALLS)
