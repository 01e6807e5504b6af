import { call } from '#web/lib/api/api-client.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { shareLink } from '#web/lib/share-link.ts'

interface Shared {
  businessId: string
  businessName: string
  url: string
}

/** Shares it by the device, or copies its link. */
export async function shareBusiness({ businessId, businessName, url }: Shared): Promise<void> {
  if (await shareLink({ title: businessName, text: shareText(businessName), url }))
    trackShare(businessId)
}

export function shareText(businessName: string): string {
  return `${businessName} on CPT Recommends:`
}

export function trackShare(businessId: string): void {
  call('POST /api/share/track', { body: { businessId } }).catch((error: unknown) =>
    logFailure('The share was not counted.', error),
  )
}
