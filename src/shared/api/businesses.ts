import { z } from 'zod'
import {
  adminBusinessesAnswerSchema,
  adminBusinessFilterSchema,
  adminBusinessQuerySchema,
} from '#shared/schemas/admin.ts'
import { viewedSchema, visitorStepSchema } from '#shared/schemas/analytics.ts'
import { businessDetailSchema } from '#shared/schemas/business-detail.ts'
import {
  businessesAnswerSchema,
  businessFilterSchema,
  categoryFilterSchema,
  namedBusinessesAnswerSchema,
  namedBusinessesQuerySchema,
} from '#shared/schemas/business-list.ts'
import { categoriesAnswerSchema, categorySchema } from '#shared/schemas/category.ts'
import { listingRequestSchema } from '#shared/schemas/listing.ts'
import { profileAnswerSchema, profileRequestSchema } from '#shared/schemas/profile.ts'
import { reviewsAnswerSchema, reviewsQuerySchema } from '#shared/schemas/reviews/review-list.ts'
import { suggestionsAnswerSchema, suggestionsQuerySchema } from '#shared/schemas/suggestion.ts'
import { CSV_FILE, endpoints } from './endpoint.ts'

export const businessesApi = endpoints({
  'GET /api/businesses': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'All public businesses, or a page of those that match',
    query: businessFilterSchema,
    answer: businessesAnswerSchema,
  },
  'GET /api/businesses/named': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'The cards of named businesses, as of a saved list',
    query: namedBusinessesQuerySchema,
    answer: namedBusinessesAnswerSchema,
  },
  'GET /api/category/:slug': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'One service category',
    params: z.object({ slug: z.string() }),
    answer: categorySchema,
  },
  'GET /api/businesses/category/:slug': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'The businesses of a category, all of them or a page',
    params: z.object({ slug: z.string() }),
    query: categoryFilterSchema,
    answer: businessesAnswerSchema,
  },
  'PUT /api/business': {
    who: 'paid owner',
    summary: 'Save the own profile; the first time makes it',
    body: profileRequestSchema,
    answer: profileAnswerSchema,
  },
  'PUT /api/business/listing': {
    who: 'paid owner',
    summary: 'Save hours, services, amenities, price range and year of the own business',
    body: listingRequestSchema,
    answer: profileAnswerSchema,
  },
  'GET /api/admin/businesses': {
    who: 'admin',
    summary: 'All owners with their businesses; a page of them when page or size is given',
    query: adminBusinessQuerySchema,
    answer: adminBusinessesAnswerSchema,
  },
  'GET /api/admin/businesses.csv': {
    who: 'admin',
    summary: 'All owners that match, as a file for a spreadsheet',
    query: adminBusinessFilterSchema,
    answer: CSV_FILE,
  },
  'GET /api/business/:id': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'One public business with its newest reviews',
    params: z.object({ id: z.string() }),
    answer: businessDetailSchema,
  },
  'GET /api/business/:id/reviews': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'All reviews of a public business, page by page',
    params: z.object({ id: z.string() }),
    query: reviewsQuerySchema,
    answer: reviewsAnswerSchema,
  },
  'GET /api/categories': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'All service categories',
    answer: categoriesAnswerSchema,
  },
  'GET /api/suggestions': {
    who: 'anyone',
    tag: 'catalogue',
    summary: 'What may be meant by the beginning of a search',
    query: suggestionsQuerySchema,
    answer: suggestionsAnswerSchema,
  },
  'POST /api/business/:id/view': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Say that the page of a business was shown',
    description:
      'Counts once for a visitor in 30 minutes, and never for the owner or a crawler. The count on the page follows within a minute.',
    params: z.object({ id: z.string() }),
    body: viewedSchema,
  },
  'POST /api/business/:id/step': {
    who: 'anyone',
    tag: 'visitors',
    summary:
      'Say what a visitor of a business did next: called, wrote, looked for directions or its website',
    description: 'Counts as a view does. Nothing about the visitor is stored.',
    params: z.object({ id: z.string() }),
    body: visitorStepSchema,
  },
  'POST /api/share/track': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Say that a business was shared',
    body: z.object({ businessId: z.string().max(64) }),
  },
  'POST /api/upload': {
    who: 'paid owner',
    summary: 'Send a picture (multipart, field image); answers its address',
    accepts: 'multipart',
    answer: z.object({ imageUrl: z.string() }),
  },
})
