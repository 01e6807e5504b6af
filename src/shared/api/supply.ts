import { z } from 'zod'
import { idSchema } from '#shared/schemas/id.ts'
import {
  adminClaimsAnswerSchema,
  adminClaimsQuerySchema,
  claimAnswerSchema,
  claimCodeAnswerSchema,
  claimCodeSchema,
  claimRequestSchema,
  declineClaimSchema,
} from '#shared/schemas/supply/claim.ts'
import {
  acceptCorrectionSchema,
  adminChangesAnswerSchema,
  adminChangesQuerySchema,
  adminCorrectionsAnswerSchema,
  adminCorrectionsQuerySchema,
  correctionRequestSchema,
} from '#shared/schemas/supply/correction.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
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
    query: adminCorrectionsQuerySchema,
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
  'GET /api/admin/changes': {
    who: 'admin',
    summary: 'What was changed about businesses, on whose word; the newest fifty',
    query: adminChangesQuerySchema,
    answer: adminChangesAnswerSchema,
  },
  'POST /api/admin/changes/:id/put-back': {
    who: 'admin',
    summary: 'Put back what stood there before; of ‘closed for good’, open the business again',
    description: 'Only while the page still says what the change made of it.',
    params: byId,
    answer: DONE,
  },
  'POST /api/business/:id/claim': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Say that the page of a business is yours, or ask that it be removed',
    description:
      'Proved only by what was public before: a code to its mail address or its website’s domain, a call to its number, or papers. Of a business that somebody looks after an admin decides.',
    params: byId,
    body: claimRequestSchema,
    answer: claimAnswerSchema,
  },
  'POST /api/claims/:token/code': {
    who: 'link holder',
    tag: 'visitors',
    summary: 'Try the code of a claim; without one, send a new one',
    description: 'Five tries for each code, fifteen minutes by mail, three codes a day.',
    params: z.object({ token: linkTokenSchema }),
    body: claimCodeSchema,
    answer: claimCodeAnswerSchema,
  },
  'GET /api/admin/claims': {
    who: 'admin',
    summary: 'Claims of businesses: what waits for a decision, or those of one state',
    description: 'The first fifty, oldest first while they wait, otherwise newest first.',
    query: adminClaimsQuerySchema,
    answer: adminClaimsAnswerSchema,
  },
  'POST /api/admin/claims/:id/approve': {
    who: 'admin',
    summary: 'Give the page to the claimant, or remove it as asked',
    params: byId,
    answer: DONE,
  },
  'POST /api/admin/claims/:id/decline': {
    who: 'admin',
    summary: 'Leave the page as it is; the claimant is told why',
    params: byId,
    body: declineClaimSchema,
    answer: DONE,
  },
})
