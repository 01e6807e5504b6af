import { VISITOR_CALLS } from './calls/visitors.ts'
import { fuzzCalls } from './fuzz-calls.ts'

fuzzCalls(VISITOR_CALLS)
