/** An address that no page has, so it shows the 'not found' page. */
const NOT_FOUND_PATH = '/404'

/**
 * Our paths contain none of these, but a program on the way may remove them: `/search%20` would become a
 * second /search.
 */
const STRIPPED_BY_PROXIES = /[\s\p{Cc}]/u

/**
 * A page address that cannot be decoded, such as /%zz, shows our 'not found' page instead of the framework's
 * JSON error. NUL, which the API refuses and nobody types, is removed from a page's query.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    return STRIPPED_BY_PROXIES.test(path) ? NOT_FOUND_PATH : url.replaceAll('%00', '')
  } catch {
    return NOT_FOUND_PATH
  }
}
