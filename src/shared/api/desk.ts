import { z } from 'zod'
import {
  contactAnswerSchema,
  contactRequestSchema,
  conversationMessageSchema,
} from '#shared/schemas/conversation.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import { DONE, endpoints } from './endpoint.ts'

export const deskApi = endpoints({
  'POST /api/contact': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'Write to us; the same message sent twice opens one conversation',
    body: contactRequestSchema,
    answer: contactAnswerSchema,
    status: 201,
  },
  'POST /api/conversations/:token/messages': {
    who: 'link holder',
    tag: 'visitors',
    summary: 'Write again in a conversation, also in one that was solved',
    params: z.object({ token: linkTokenSchema }),
    body: conversationMessageSchema,
    answer: DONE,
  },
})
