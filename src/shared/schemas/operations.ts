import { z } from 'zod'
import { adminPageQuerySchema, searchedText } from './admin.ts'

/** The state of background work, for admins. */

export const MAIL_STATE_NAMES = ['failed', 'waiting', 'sent'] as const

export const outboxQuerySchema = adminPageQuerySchema.extend({
  state: z
    .enum([...MAIL_STATE_NAMES, 'all'])
    .optional()
    .meta({ description: 'The failed ones where it is left out.' }),
  q: searchedText.meta({ description: 'Part of the address of the recipient.' }),
})
export type OutboxQuery = z.infer<typeof outboxQuerySchema>

const outboxMessageSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(MAIL_STATE_NAMES),
  attempts: z.number(),
  /** The last error of the mail server. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
})
export type OutboxMessage = z.infer<typeof outboxMessageSchema>

export const outboxAnswerSchema = z.object({
  /** How many are queued, and how many were given up, in total. */
  waiting: z.number(),
  failed: z.number(),
  /** A page of those that were asked for, the newest first. */
  messages: z.array(outboxMessageSchema),
  total: z.int().meta({ description: 'How many there are on all pages.' }),
})

const scheduledTaskSchema = z.object({
  name: z.string(),
  title: z.string().meta({ description: 'The name in plain words.' }),
  description: z.string(),
  nextRunAt: z.string().nullable(),
  lastStartedAt: z.string().nullable(),
  lastFinishedAt: z.string().nullable(),
  lastResult: z.string().nullable(),
  lastFailed: z.boolean(),
  running: z.boolean(),
})
export type ScheduledTask = z.infer<typeof scheduledTaskSchema>

export const tasksAnswerSchema = z.object({ tasks: z.array(scheduledTaskSchema) })
