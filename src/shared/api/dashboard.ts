import {
  advancedAnalyticsSchema,
  analyticsAnswerSchema,
  analyticsQuerySchema,
} from '#shared/schemas/analytics.ts'
import { dashboardAnswerSchema } from '#shared/schemas/dashboard.ts'
import { endpoints } from './endpoint.ts'

export const dashboardApi = endpoints({
  'GET /api/dashboard': {
    who: 'owner',
    summary: 'The own profile, the newest bookings, and what there is to pay',
    answer: dashboardAnswerSchema,
  },
  'GET /api/dashboard/analytics': {
    who: 'paid owner',
    summary: 'Views, shares, bookings and reviews of the own business by day',
    query: analyticsQuerySchema,
    answer: analyticsAnswerSchema,
  },
  'GET /api/dashboard/analytics/advanced': {
    who: 'paid owner',
    summary: 'PREMIUM: what led visitors here and what they did next, beside others in the trade',
    query: analyticsQuerySchema,
    answer: advancedAnalyticsSchema,
  },
})
