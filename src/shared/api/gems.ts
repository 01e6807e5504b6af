import {
  adminGemsAnswerSchema,
  gemRemovedAnswerSchema,
  gemTargetSchema,
} from '#shared/schemas/admin.ts'
import { gemsAnswerSchema } from '#shared/schemas/gem.ts'
import { DONE, endpoints } from './endpoint.ts'

export const gemsApi = endpoints({
  'GET /api/featured-gems': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'The featured businesses, newest first',
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
})
