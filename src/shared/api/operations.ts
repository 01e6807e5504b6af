import { z } from 'zod'
import { endpoints } from './endpoint.ts'

const answer = z.object({ status: z.literal('ok') })

export const operationsApi = endpoints({
  'GET /api/health/live': {
    who: 'anyone',
    tag: 'operations',
    summary: 'Alive: the process answers, whatever the database does',
    answer: answer.extend({ version: z.string(), build: z.string().nullable() }),
  },
  'GET /api/health': {
    who: 'anyone',
    tag: 'operations',
    summary: 'Ready to serve: the database answers',
    answer,
    unavailable: true,
  },
})
