import { z } from 'zod'
import { failedSignInsAnswerSchema } from '#shared/schemas/accounts/failed-sign-in.ts'
import {
  adminActionsAnswerSchema,
  adminActionsQuerySchema,
  adminStatsSchema,
  userTargetSchema,
} from '#shared/schemas/admin.ts'
import { idSchema } from '#shared/schemas/id.ts'
import {
  importAnswerSchema,
  importQuerySchema,
  importTargetSchema,
} from '#shared/schemas/imports/import.ts'
import {
  outboxAnswerSchema,
  outboxQuerySchema,
  tasksAnswerSchema,
} from '#shared/schemas/operations.ts'
import { readinessAnswerSchema } from '#shared/schemas/readiness.ts'
import { CSV_FILE, DONE, endpoints, TEXT_FILE } from './endpoint.ts'

export const adminApi = endpoints({
  'GET /api/admin/stats': {
    who: 'admin',
    summary: 'The seven figures of the overview, and warnings about settings',
    answer: adminStatsSchema,
  },
  'GET /api/admin/readiness': {
    who: 'admin',
    summary: 'What is right, wrong and unknown about this site, looked at in the last ten minutes',
    answer: readinessAnswerSchema,
  },
  'GET /api/admin/changelog': {
    who: 'admin',
    summary: 'What is new in the release that runs, and in those before',
    answer: TEXT_FILE,
  },
  'POST /api/admin/imports': {
    who: 'admin',
    summary:
      'Send businesses (multipart: file as CSV, source in words) and check what an import would do',
    accepts: 'multipart',
    answer: z.object({ id: z.string() }),
  },
  'GET /api/admin/imports/:id': {
    who: 'admin',
    summary: 'How far an import is, and what it does with which row',
    params: importTargetSchema,
    query: importQuerySchema,
    answer: importAnswerSchema,
  },
  'GET /api/admin/imports/:id/report.csv': {
    who: 'admin',
    summary: 'The rows of an import that were refused, changed or left alone, each with the reason',
    params: importTargetSchema,
    answer: CSV_FILE,
  },
  'POST /api/admin/imports/:id/apply': {
    who: 'admin',
    summary: 'Write an import that was checked, in the background',
    params: importTargetSchema,
    answer: DONE,
  },
  'POST /api/admin/imports/:id/undo': {
    who: 'admin',
    summary:
      'Take an import back, within 30 days, except what was claimed, reviewed or changed since',
    params: importTargetSchema,
    answer: DONE,
  },
  'GET /api/admin/actions': {
    who: 'admin',
    summary: 'What admins did, newest first',
    query: adminActionsQuerySchema,
    answer: adminActionsAnswerSchema,
  },
  'POST /api/admin/undo/:id': {
    who: 'admin',
    summary: 'Take back a pause, an activation or the removal of a gem, within ten seconds',
    params: z.object({ id: idSchema }),
    answer: DONE,
  },
  'GET /api/admin/users/:userId/failed-sign-ins': {
    who: 'admin',
    summary: 'The last ten failed sign-ins of an account, of the last month',
    params: userTargetSchema,
    answer: failedSignInsAnswerSchema,
  },
  'GET /api/admin/outbox': {
    who: 'admin',
    summary: 'Stored mail, newest first: what could not be sent within a day, or any other',
    query: outboxQuerySchema,
    answer: outboxAnswerSchema,
  },
  'POST /api/admin/outbox/:id/retry': {
    who: 'admin',
    summary: 'Send a failed message again, for another day',
    params: z.object({ id: idSchema }),
    answer: DONE,
  },
  'GET /api/admin/tasks': {
    who: 'admin',
    summary: 'The scheduled tasks: when they run, and their last result',
    answer: tasksAnswerSchema,
  },
})
