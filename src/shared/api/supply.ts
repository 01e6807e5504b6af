import { z } from 'zod'
import { idSchema } from '#shared/schemas/id.ts'
import {
  acceptCorrectionSchema,
  adminCorrectionsAnswerSchema,
  correctionRequestSchema,
} from '#shared/schemas/supply/correction.ts'
import { DONE, endpoints } from './endpoint.ts'

const byId = z.object({ id: idSchema })

/** Businesses as others than their owners know them. */
export const supplyApi = endpoints({
  'POST /api/business/:id/correction': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Suggest what is wrong about a business; nothing is shown before somebody has agreed',
    params: byId,
    body: correctionRequestSchema,
    answer: DONE,
  },
  'GET /api/admin/corrections': {
    who: 'admin',
    summary: 'What visitors suggest: first what three or more people say, then the oldest',
    description:
      'Of a business with an owner, once the owner has not decided for seven days. Fifty at a time.',
    answer: adminCorrectionsAnswerSchema,
  },
  'POST /api/admin/corrections/:id/accept': {
    who: 'admin',
    summary: 'Change the page as suggested',
    params: byId,
    body: acceptCorrectionSchema,
    answer: DONE,
  },
  'POST /api/admin/corrections/:id/decline': {
    who: 'admin',
    summary: 'Leave the page as it is',
    params: byId,
    answer: DONE,
  },
})
