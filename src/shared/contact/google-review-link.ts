/** Hosts where Google's form for a review is found, as its own tools hand the links out. */
const HOSTS = /^(?:g\.page|maps\.app\.goo\.gl|(?:[a-z]+\.)?google\.(?:com|co\.za))$/

/** Nothing else may be offered after a review under Google's name. */
export function isGoogleReviewLink(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, port } = new URL(text)
  return protocol === 'https:' && username === '' && port === '' && HOSTS.test(hostname)
}
