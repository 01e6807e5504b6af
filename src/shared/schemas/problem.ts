import { z } from 'zod'
import { freeTimeSchema } from './bookings/free-times.ts'

/** RFC 9457, with the invalid fields by name. */
export const problemSchema = z.object({
  status: z.int(),
  title: z.string(),
  detail: z.string().meta({ description: 'One sentence for people.' }),
  errors: z.record(z.string(), z.string()).optional().meta({ description: 'A sentence a field.' }),
  nextTimes: z
    .array(freeTimeSchema)
    .optional()
    .meta({ description: 'The next free times, if the requested one was just taken.' }),
  reference: z.string().optional().meta({ description: 'The request id, also in the log.' }),
})
export type Problem = z.infer<typeof problemSchema>
export type ProblemExtras = Pick<Problem, 'nextTimes'>
