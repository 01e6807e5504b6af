import { AppError } from '#server/platform/errors.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { NOTIFICATION_LIMIT } from '#shared/api/money.ts'
import type { NotificationService } from './notification.service.ts'

/**
 * For senders that are not the provider: enough to notice a wrong setting, and so little that what is stored
 * for 30 days stays below a gigabyte.
 */
const PER_UNKNOWN_SENDER = { requests: 60, wideRequests: 120, seconds: 3600 }
const ALL_UNKNOWN_SENDERS = { requests: 300, seconds: 3600 }
const UNKNOWN_SENDER_BODY = 4 * 1024

/** The provider's notifications: stored as received, answered at once, checked later. */
export function notificationRoutes(
  route: Route,
  { notifications, limits }: { notifications: NotificationService; limits: Limits },
): void {
  route(
    'POST /api/payments/payfast',
    {
      bodyLimit: NOTIFICATION_LIMIT,
      onRequest: async (request) => {
        if (!notifications.isSetUp())
          throw new AppError('not-found', 'No payment provider is set up here.')
        if (notifications.isFromProvider(request.ip)) return
        await limits.consumeNetwork('payment-stranger', request.ip, PER_UNKNOWN_SENDER)
        await limits.consume('payment-strangers', 'all', ALL_UNKNOWN_SENDERS)
      },
    },
    async ({ body, ip }, reply) => {
      if (body.length > UNKNOWN_SENDER_BODY && !notifications.isFromProvider(ip))
        throw new AppError('too-large', 'No notification is so long.')
      // PostgreSQL stores no NUL, and what comes at the same moment is stored by the same statement.
      if (body.includes('\0'))
        throw new AppError('invalid', 'A notification must not contain a zero byte.')
      await notifications.receive(body, ip)
      return reply.type('text/plain').send('OK')
    },
  )
}
