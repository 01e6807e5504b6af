import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

// Background work changes without user action: both are reloaded whenever their tab opens.

export const outboxQuery = queryOptions({
  queryKey: adminKey('outbox'),
  queryFn: () => call('GET /api/admin/outbox'),
  refetchOnMount: 'always',
})

export const tasksQuery = queryOptions({
  queryKey: adminKey('tasks'),
  queryFn: () => call('GET /api/admin/tasks'),
  refetchOnMount: 'always',
})
