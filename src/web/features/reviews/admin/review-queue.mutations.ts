import type { HeldBusiness } from '#shared/schemas/reviews/admin-review.ts'
import { call } from '#web/lib/api/api-client.ts'
import { useAdminChange } from '#web/lib/api/use-admin-change.ts'

const NOT_DECIDED = {
  title: 'Not decided',
  description: 'Nothing has changed. Please load the list again.',
}

export const usePublishReview = () =>
  useAdminChange({
    send: (id: string) => call('POST /api/admin/reviews/:id/publish', { params: { id } }),
    success: {
      title: 'Review published',
      description: 'The average of the business changes straight away.',
    },
    failure: NOT_DECIDED,
  })

export const useHideReview = () =>
  useAdminChange({
    send: ({ id, reason }: { id: string; reason: string }) =>
      call('POST /api/admin/reviews/:id/hide', { params: { id }, body: { reason } }),
    success: {
      title: 'Review hidden',
      description: 'It no longer counts, and you can publish it again.',
    },
    failure: NOT_DECIDED,
  })

export const usePublishHeld = () =>
  useAdminChange({
    send: ({ businessId, newestAt }: HeldBusiness) =>
      call('POST /api/admin/businesses/:id/held-reviews/publish', {
        params: { id: businessId },
        body: { until: newestAt },
      }),
    success: {
      title: 'Reviews published',
      description: 'The average of the business changes straight away.',
    },
    failure: NOT_DECIDED,
  })

export const useHideHeld = () =>
  useAdminChange({
    send: ({ held, reason }: { held: HeldBusiness; reason: string }) =>
      call('POST /api/admin/businesses/:id/held-reviews/hide', {
        params: { id: held.businessId },
        body: { until: held.newestAt, reason },
      }),
    success: {
      title: 'Reviews hidden',
      description: 'They no longer count. You can publish them again.',
    },
    failure: NOT_DECIDED,
  })
