import { z } from 'zod'

/** The state of background work, for admins. */

const failedMessageSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  /** The last error of the mail server. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
})
export type FailedMessage = z.infer<typeof failedMessageSchema>

export const outboxAnswerSchema = z.object({
  /** How many are queued, and how many were given up, in total. */
  waiting: z.number(),
  failed: z.number(),
  /** The newest failed messages. */
  messages: z.array(failedMessageSchema),
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
