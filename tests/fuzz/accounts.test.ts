import { ACCOUNT_CALLS } from './calls/accounts.ts'
import { fuzzCalls } from './fuzz-calls.ts'

fuzzCalls(ACCOUNT_CALLS)
