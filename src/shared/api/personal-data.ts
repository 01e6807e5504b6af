import { z } from 'zod'
import { dataFileQuerySchema } from '#shared/schemas/personal-data.ts'
import { endpoints } from './endpoint.ts'

export const personalDataApi = endpoints({
  'GET /api/privacy/your-data': {
    who: 'link holder',
    tag: 'mail',
    summary: 'What the site holds about the address that the link was mailed to, as a file',
    query: dataFileQuerySchema,
    answer: {
      description: 'A page to read, or JSON for machines.',
      content: {
        'text/html': { schema: z.string() },
        'application/json': { schema: z.string() },
      },
    },
  },
})
