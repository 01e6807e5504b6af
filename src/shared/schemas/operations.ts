import { z } from 'zod'

/** What admins see of the work in the background. */

const failedMessageSchema = z.object({
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  /** What the mail server said last. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
})
export type FailedMessage = z.infer<typeof failedMessageSchema>

export const outboxAnswerSchema = z.object({
  /** How many are on their way, and how many were given up, in all. */
  waiting: z.number(),
  failed: z.number(),
  /** The newest of the failed. */
  messages: z.array(failedMessageSchema),
})
export type OutboxAnswer = z.infer<typeof outboxAnswerSchema>

export const retryAnswerSchema = z.object({ message: z.string() })

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
export type TasksAnswer = z.infer<typeof tasksAnswerSchema>
