import { z } from 'zod'
import {
  contactAnswerSchema,
  contactRequestSchema,
  conversationMessageSchema,
  deskNoteSchema,
  inboxAnswerSchema,
  inboxConversationSchema,
  inboxQuerySchema,
  inboxReplySchema,
  inboxTargetSchema,
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
  'GET /api/admin/conversations': {
    who: 'admin',
    summary: 'The inbox: conversations of one state, and how many there are of each',
    query: inboxQuerySchema,
    answer: inboxAnswerSchema,
  },
  'GET /api/admin/conversations/:id': {
    who: 'admin',
    summary: 'One conversation with its messages and internal notes',
    params: inboxTargetSchema,
    answer: inboxConversationSchema,
  },
  'POST /api/admin/conversations/:id/reply': {
    who: 'admin',
    summary: 'Answer by mail; the same words twice are one answer',
    params: inboxTargetSchema,
    body: inboxReplySchema,
    answer: DONE,
  },
  'POST /api/admin/conversations/:id/note': {
    who: 'admin',
    summary: 'Leave a note for the other admins, which the writer never sees',
    params: inboxTargetSchema,
    body: deskNoteSchema,
    answer: DONE,
  },
  'POST /api/admin/conversations/:id/solve': {
    who: 'admin',
    summary: 'Close a conversation without another answer',
    params: inboxTargetSchema,
    answer: DONE,
  },
  'POST /api/admin/conversations/:id/reopen': {
    who: 'admin',
    summary: 'Take up a solved conversation again, with a new due time',
    params: inboxTargetSchema,
    answer: DONE,
  },
})
