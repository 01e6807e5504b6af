import { ADMIN_CALLS } from './calls/admin.ts'
import { fuzzCalls } from './fuzz-calls.ts'

fuzzCalls(ADMIN_CALLS)
