import { api } from '#shared/paths.ts'
import type { ShareTrackRequest } from '#shared/schemas/share.ts'
import { sendJson } from '#web/lib/api/api-client.ts'
import { logFailure } from '#web/lib/api/log-failure.ts'
import { toast } from '#web/lib/toast.ts'

interface Shared {
  businessId: string
  businessName: string
  url: string
}

/** The device's share sheet if there is one, otherwise a copied link. */
export async function shareBusiness({ businessId, businessName, url }: Shared): Promise<void> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: businessName, text: shareText(businessName), url })
      toast({ title: 'Shared successfully!' })
    } else {
      await copy(url)
      toast({ title: 'Link copied!' })
    }
  } catch (error) {
    logFailure('The share was cancelled or failed.', error)
    return
  }
  trackShare(businessId)
}

export function shareText(businessName: string): string {
  return `${businessName} on CPT Recommends:`
}

export function trackShare(businessId: string): void {
  const request: ShareTrackRequest = { businessId }
  sendJson('POST', api.shareTrack, request).catch((error: unknown) =>
    logFailure('The share was not counted.', error),
  )
}

/** Browsers offer the clipboard only on secure origins; elsewhere the visitor copies by hand. */
async function copy(url: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(url)
  else if (window.prompt('Copy this link:', url) === null) throw new Error('cancelled')
}
