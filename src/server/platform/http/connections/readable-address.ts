/** No page has this address, so it shows the page for that. */
const NOWHERE = '/404'

/**
 * A page's address that cannot be decoded, such as /%zz, leads to nothing we have: the visitor sees our
 * own page for that instead of the framework's answer for programs.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return NOWHERE
  }
}
