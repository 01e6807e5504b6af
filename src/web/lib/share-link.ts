import { logFailure } from './api/log-failure.ts'
import { toast } from './toast.ts'

/** The device's share sheet if there is one, otherwise a copied link. Says whether it was shared. */
export async function shareLink(link: {
  title: string
  text?: string
  url: string
}): Promise<boolean> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(link)
      toast({ title: 'Shared successfully!' })
    } else {
      await copy(link.url)
      toast({ title: 'Link copied!' })
    }
    return true
  } catch (error) {
    logFailure('The share was cancelled or failed.', error)
    return false
  }
}

/** Browsers offer the clipboard only on secure origins; elsewhere the visitor copies by hand. */
async function copy(url: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(url)
  else if (window.prompt('Copy this link:', url) === null) throw new Error('cancelled')
}
