/** The hosts of Google's review form, as Google's own tools give them out. */
const HOSTS = /^(?:g\.page|maps\.app\.goo\.gl|(?:[a-z]+\.)?google\.(?:com|co\.za))$/

/** After a review, only a real Google link may be offered under Google's name. */
export function isGoogleReviewLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, port } = new URL(text)
  return protocol === 'https:' && username === '' && port === '' && HOSTS.test(hostname)
}
