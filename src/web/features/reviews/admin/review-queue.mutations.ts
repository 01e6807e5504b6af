import { api } from '#shared/paths.ts'
import type { HeldBusiness } from '#shared/schemas/reviews/admin-review.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

const NOT_DECIDED = {
  title: 'Not decided',
  description: 'Nothing has changed. Please load the list again.',
}

export const usePublishReview = () =>
  useAdminChange({
    send: (id: string) => sendJson('POST', api.adminReview(id, 'publish')),
    success: {
      title: 'Review published',
      description: 'The average of the business follows at once.',
    },
    failure: NOT_DECIDED,
  })

export const useHideReview = () =>
  useAdminChange({
    send: ({ id, reason }: { id: string; reason: string }) =>
      sendJson('POST', api.adminReview(id, 'hide'), { reason }),
    success: {
      title: 'Review hidden',
      description: 'It counts nowhere, and can be published again.',
    },
    failure: NOT_DECIDED,
  })

export const usePublishHeld = () =>
  useAdminChange({
    send: ({ businessId, newestAt }: HeldBusiness) =>
      sendJson('POST', api.adminHeldReviews(businessId, 'publish'), { until: newestAt }),
    success: {
      title: 'Reviews published',
      description: 'The average of the business follows at once.',
    },
    failure: NOT_DECIDED,
  })

export const useHideHeld = () =>
  useAdminChange({
    send: ({ held, reason }: { held: HeldBusiness; reason: string }) =>
      sendJson('POST', api.adminHeldReviews(held.businessId, 'hide'), {
        until: held.newestAt,
        reason,
      }),
    success: {
      title: 'Reviews hidden',
      description: 'They count nowhere, and can be published again.',
    },
    failure: NOT_DECIDED,
  })
