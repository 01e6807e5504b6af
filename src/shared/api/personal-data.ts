import { z } from 'zod'
import { ownFileQuerySchema } from '#shared/schemas/accounts/own-account.ts'
import { dataFileQuerySchema } from '#shared/schemas/personal-data.ts'
import { endpoints } from './endpoint.ts'

const DATA_FILE = {
  description: 'A page to read, or JSON for machines.',
  content: {
    'text/html': { schema: z.string() },
    'application/json': { schema: z.string() },
  },
}

export const personalDataApi = endpoints({
  'GET /api/privacy/your-data': {
    who: 'link holder',
    tag: 'mail',
    summary: 'What the site holds about the address that the link was mailed to, as a file',
    query: dataFileQuerySchema,
    answer: DATA_FILE,
  },
  'GET /api/account/data': {
    who: 'owner',
    summary: 'Everything about the account, once its download is made',
    query: ownFileQuerySchema,
    answer: DATA_FILE,
  },
})
