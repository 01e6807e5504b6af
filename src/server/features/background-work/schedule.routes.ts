import type { Route } from '#server/platform/http/api-route.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { ScheduleService } from './schedule.service.ts'
import { presentTasks } from './task.presenter.ts'

export function scheduleRoutes(
  route: Route,
  { schedule, tasks }: { schedule: ScheduleService; tasks: readonly Task[] },
): void {
  route('GET /api/admin/tasks', async () => ({
    tasks: presentTasks(tasks, await schedule.findRuns()),
  }))
}
