import { z } from 'zod'
import { EMAIL_FORMAT, isEmail } from '#shared/contact/email.ts'
import { CONTACT_TOPICS, CONVERSATION_STATES, MESSAGE_MAX_LENGTH } from '#shared/help/contact.ts'
import { PLANS } from '#shared/money/plans.ts'
import { pageSchema } from '#shared/schemas/page.ts'
import { tidy } from '#shared/text/tidy.ts'
import { idSchema } from './id.ts'
import { honeypotField } from './newsletter.ts'
import { optionalText, requiredName, requiredText } from './text.ts'

const message = requiredText(
  MESSAGE_MAX_LENGTH,
  'Please write your message.',
  'Please keep the message to 4,000 characters.',
)

export const contactRequestSchema = z.object({
  topic: z.enum(CONTACT_TOPICS, { error: 'Please choose what it is about.' }),
  name: requiredName(120, 'Please give your name.', 'Please keep the name to 120 characters.'),
  email: z
    .string()
    .overwrite(tidy)
    .max(254, 'Please enter a valid email address.')
    .refine((text) => text === '' || isEmail(text), 'Please enter a valid email address.')
    .default('')
    .meta({
      format: EMAIL_FORMAT,
      description: 'Where the answer goes. An owner who is signed in is answered at the account’s.',
    }),
  about: optionalText(60, 'Please keep the number to 60 characters.').meta({
    description: 'The number of a booking or an invoice.',
  }),
  message,
  website: honeypotField,
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactAnswerSchema = z.object({
  message: z.string(),
  reference: z.string().meta({ description: 'To be named in whatever is said about it.' }),
  answerBy: z.string().meta({ description: 'The moment by which a person answers.' }),
  page: z.string().meta({ description: 'The conversation: its address is the secret.' }),
})

export const conversationMessageSchema = z.object({ message })

/** What the admin writes; one button of the form solves it as well. */
export const deskReplySchema = z.object({ message, after: z.enum(['solve', '']).default('') })
export const deskNoteSchema = z.object({
  note: requiredText(
    MESSAGE_MAX_LENGTH,
    'Please write the note.',
    'Please keep the note to 4,000 characters.',
  ),
})

/** The admin's inbox as calls. */
export const inboxTargetSchema = z.object({ id: idSchema })
export const inboxQuerySchema = z.object({
  state: z
    .enum(CONVERSATION_STATES, 'Please choose new, waiting or solved.')
    .default('new')
    .meta({ description: 'new ones wait for us, PREMIUM first; waiting ones for their writer.' }),
  page: pageSchema,
})
export const inboxReplySchema = z.object({
  message,
  solves: z.boolean().default(false).meta({ description: 'Whether it is solved by this answer.' }),
})

const inboxLineSchema = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  state: z.enum(CONVERSATION_STATES),
  updatedAt: z.string(),
  name: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  about: z.string().nullable(),
  isPremium: z.boolean(),
  dueAt: z.string().nullable().meta({ description: 'While we owe an answer.' }),
  owner: z
    .object({ userId: z.string(), businessName: z.string().nullable(), plan: z.enum(PLANS) })
    .nullable(),
})
export const inboxAnswerSchema = z.object({
  state: z.enum(CONVERSATION_STATES),
  page: z.number(),
  counts: z.object({ new: z.number(), waiting: z.number(), solved: z.number() }),
  lines: z.array(inboxLineSchema),
})
export const inboxConversationSchema = inboxLineSchema.extend({
  email: z.string(),
  messages: z.array(
    z.object({
      number: z.number(),
      side: z.enum(['writer', 'desk']),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  notes: z.array(z.object({ text: z.string(), adminEmail: z.string(), createdAt: z.string() })),
})
