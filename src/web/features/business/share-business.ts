import type { Business } from '#shared/schemas/business.ts'
import { call } from '#web/lib/api/api-client.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { shareLink } from '#web/lib/share-link.ts'

interface Shared {
  business: Named & { id: string }
  url: string
}

type Named = Pick<Business, 'businessName' | 'suburb'>

/** Shares it by the device, or copies its link. */
export async function shareBusiness({ business, url }: Shared): Promise<void> {
  if (await shareLink({ title: business.businessName, text: shareText(business), url }))
    trackShare(business.id)
}

/** 'Harbour Table in Kalk Bay on CPT Recommends:'. */
export function shareText({ businessName, suburb }: Named): string {
  return `${businessName}${suburb ? ` in ${suburb}` : ''} on CPT Recommends:`
}

export function trackShare(businessId: string): void {
  call('POST /api/share/track', { body: { businessId } }).catch((error: unknown) =>
    logFailure('The share was not counted.', error),
  )
}
