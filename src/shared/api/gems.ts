import {
  adminGemsAnswerSchema,
  gemRemovedAnswerSchema,
  gemTargetSchema,
} from '#shared/schemas/admin.ts'
import { gemsAnswerSchema } from '#shared/schemas/gem.ts'
import {
  declineGemSchema,
  gemRequestsAnswerSchema,
  gemRequestTargetSchema,
} from '#shared/schemas/gem-request.ts'
import { DONE, endpoints } from './endpoint.ts'

export const gemsApi = endpoints({
  'GET /api/featured-gems': {
    who: 'anyone',
    tag: 'catalogue',
    summary:
      'The featured businesses: the picks of the admins, newest first, then those whose turn it is this week',
    answer: gemsAnswerSchema,
  },
  'GET /api/admin/featured-gems': {
    who: 'admin',
    summary: 'All featured gems, also those of owners who are not ACTIVE',
    answer: adminGemsAnswerSchema,
  },
  'POST /api/admin/featured-gems': {
    who: 'admin',
    summary: 'Feature a business; one that is featured already is refused with 409',
    body: gemTargetSchema,
    answer: DONE,
  },
  'DELETE /api/admin/featured-gems/:businessId': {
    who: 'admin',
    summary: 'Stop featuring a business',
    params: gemTargetSchema,
    answer: gemRemovedAnswerSchema,
  },
  'GET /api/admin/gem-requests': {
    who: 'admin',
    summary: 'Owners who ask to be featured, and those who take turns',
    answer: gemRequestsAnswerSchema,
  },
  'POST /api/admin/gem-requests/:businessId/accept': {
    who: 'admin',
    summary: 'Let a business take turns of a week on the home page; its owner is told',
    params: gemRequestTargetSchema,
    answer: DONE,
  },
  'POST /api/admin/gem-requests/:businessId/decline': {
    who: 'admin',
    summary: 'Decline a request, or end the turns of a business; its owner gets the reason',
    params: gemRequestTargetSchema,
    body: declineGemSchema,
    answer: DONE,
  },
})
