import { z } from 'zod'
import { adminNewsletterAnswerSchema, adminNewsletterQuerySchema } from '#shared/schemas/admin.ts'
import { subscribeSchema } from '#shared/schemas/newsletter.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import { CSV_FILE, DONE, endpoints } from './endpoint.ts'

/** Of a link in a message. */
const link = {
  who: 'link holder',
  tag: 'mail',
  query: z.object({ token: linkTokenSchema }),
} as const
/** A mail program's unsubscribe button posts a form (RFC 8058). */
const choice = {
  ...link,
  accepts: 'form',
  body: z.looseObject({}).nullish(),
  answer: DONE,
} as const

export const newsletterApi = endpoints({
  'GET /api/admin/newsletter': {
    who: 'admin',
    summary: 'All newsletter signups, newest first; a page of them when page or size is given',
    query: adminNewsletterQuerySchema,
    answer: adminNewsletterAnswerSchema,
  },
  'GET /api/admin/newsletter.csv': {
    who: 'admin',
    summary: 'Everybody who may be written to, as a file for a spreadsheet',
    answer: CSV_FILE,
  },
  'POST /api/newsletter': {
    who: 'anyone',
    tag: 'newsletter',
    summary: 'Subscribe to the newsletter',
    body: subscribeSchema,
    answer: DONE,
  },
  'POST /api/newsletter/confirm': {
    ...choice,
    summary: 'Confirm a newsletter subscription by the token in the message',
  },
  'GET /api/newsletter/confirm': { ...link, summary: 'The page with that button', status: 302 },
  'POST /api/newsletter/unsubscribe': {
    ...choice,
    summary: 'Leave the newsletter by the token in the message',
  },
  'GET /api/newsletter/unsubscribe': { ...link, summary: 'The page with that button', status: 302 },
  'POST /api/digest/unsubscribe': {
    ...choice,
    summary: 'Stop the monthly figures by the token in the message',
  },
  'GET /api/digest/unsubscribe': { ...link, summary: 'The page with that button', status: 302 },
})
