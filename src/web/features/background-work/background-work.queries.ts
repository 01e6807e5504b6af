import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutboxQuery } from '#shared/schemas/operations.ts'
import { call } from '#web/lib/api/api-client.ts'
import { adminKey } from '#web/lib/api/query-keys.ts'

// Background work changes without user action: both are reloaded whenever their tab opens.

export const outboxQuery = (query: OutboxQuery) =>
  queryOptions({
    queryKey: adminKey('outbox', query),
    queryFn: () => call('GET /api/admin/outbox', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const tasksQuery = queryOptions({
  queryKey: adminKey('tasks'),
  queryFn: () => call('GET /api/admin/tasks'),
  refetchOnMount: 'always',
})
