import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Task } from '#server/platform/schedule/task.ts'
import { api } from '#shared/paths.ts'
import { tasksAnswerSchema } from '#shared/schemas/operations.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import type { ScheduleService } from './schedule.service.ts'
import { presentTasks } from './task.presenter.ts'

export const scheduleRoutes: FastifyPluginAsyncZod<{
  schedule: ScheduleService
  tasks: readonly Task[]
}> = async (app, { schedule, tasks }) => {
  app.get(
    api.adminTasks,
    {
      schema: {
        tags: ['admin'],
        summary: 'The scheduled tasks: when they run, and their last result',
        response: { 200: tasksAnswerSchema, '4xx': problemSchema },
      },
    },
    async () => ({ tasks: presentTasks(tasks, await schedule.findRuns()) }),
  )
}
