import type { AdminActionService } from '#server/features/admin-actions/admin-action.service.ts'
import type { Context } from '#server/platform/context.ts'
import { createConversationService } from './conversation.service.ts'
import { createInboxService } from './inbox.service.ts'

/** Both sides of the conversations with the people behind the site. */
export const createDeskServices = (context: Context, actions: AdminActionService) => ({
  conversations: createConversationService(context),
  inbox: createInboxService(context, actions),
})
