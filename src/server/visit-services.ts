import type { AdminActionService } from './features/admin-actions/admin-action.service.ts'
import { createAdvancedAnalyticsService } from './features/analytics/advanced-analytics.service.ts'
import type { ProfileService } from './features/businesses/profile.service.ts'
import { createGemService } from './features/gems/gem.service.ts'
import { createGemTasks } from './features/gems/gem.tasks.ts'
import { createGemRequestService } from './features/gems/requests/gem-request.service.ts'
import { createViewService } from './features/views/view.service.ts'
import { createViewTasks } from './features/views/view.tasks.ts'
import type { Context } from './platform/context.ts'

interface Parts {
  actions: AdminActionService
  profiles: ProfileService
}

/** Who is on the home page, and what visitors of a business did; a part of `createServices`. */
export function createVisitServices(context: Context, { actions, profiles }: Parts) {
  const gems = createGemService(context)
  const views = createViewService(context)
  return {
    advancedAnalytics: createAdvancedAnalyticsService(context, profiles),
    gems,
    gemRequests: createGemRequestService(context, { actions, gems, profiles }),
    views,
    visitTasks: [...createGemTasks(gems), ...createViewTasks(views)],
  }
}
