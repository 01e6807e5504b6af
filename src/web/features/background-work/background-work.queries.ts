import { queryOptions } from '@tanstack/react-query'
import { api } from '#shared/paths.ts'
import type { OutboxAnswer, TasksAnswer } from '#shared/schemas/operations.ts'
import { getJson } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

// Background work changes without user action: both are reloaded whenever their tab opens.

export const outboxQuery = queryOptions({
  queryKey: adminKey('outbox'),
  queryFn: () => getJson<OutboxAnswer>(api.adminOutbox),
  refetchOnMount: 'always',
})

export const tasksQuery = queryOptions({
  queryKey: adminKey('tasks'),
  queryFn: () => getJson<TasksAnswer>(api.adminTasks),
  refetchOnMount: 'always',
})
