/** No page has this address, so it shows the page for that. */
const NOWHERE = '/404'

/**
 * No path of ours holds any, but a program on the way may drop them: `/search%20` would be a second /search.
 * NUL is left to those who refuse it everywhere.
 */
const DROPPED_ON_THE_WAY = /(?!\0)[\s\p{Cc}]/u

/**
 * A page's address that cannot be decoded, such as /%zz, leads to nothing we have: the visitor sees our
 * own page for that instead of the framework's answer for programs.
 */
export function readableAddress(url: string): string {
  if (!url.includes('%') || url.startsWith('/api/')) return url
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '')
    return DROPPED_ON_THE_WAY.test(path) ? NOWHERE : url
  } catch {
    return NOWHERE
  }
}
