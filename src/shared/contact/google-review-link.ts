const FORM = 'It looks like https://g.page/r/…/review.'
/** With the id of the place: other parameters may follow. */
const WRITE_REVIEW = '/local/writereview'
const SHORT_FORM = /^\/(?:r\/)?[\w-]+\/review\/?$/
const SHORT_PROFILE = /^\/(?:r\/)?[\w-]+\/?$/
/** Of a search: the place, and 3 for the form. */
const FORM_OF_SEARCH = /lrd=0x[0-9a-f]+(?::|%3a)0x[0-9a-f]+(?:,|%2c)3/i
const GOOGLE = /^(?:[a-z]+\.)?google\.(?:com|co\.za)$/
const MAP_LINKS = new Set(['maps.app.goo.gl', 'goo.gl', 'share.google', 'g.co', 'maps.google.com'])

/**
 * Null for a link that opens Google's review form, as Google's own tools give it out; otherwise the sentence that says
 * what is wrong. After a review, nothing else may be offered under Google's name.
 */
export function googleLinkFault(text: string): string | null {
  if (!URL.canParse(text)) return `Please paste the whole link, from https:// on. ${FORM}`
  const url = new URL(text)
  const { protocol, hostname, username, port, pathname } = url
  if (protocol === 'http:') return 'The link must begin with https://, with an s.'
  if (protocol !== 'https:') return `Please paste the whole link, from https:// on. ${FORM}`
  if (username !== '' || port !== '') return `That is not a link of Google. ${FORM}`
  if (hostname === 'g.page') return shortFault(pathname)
  if (MAP_LINKS.has(hostname))
    return `That link opens your place on the map, not the review form. Use 'Ask for reviews' in your Google profile. ${FORM}`
  if (hostname === 'business.google.com')
    return `That is your own page at Google, which only you can open. Copy the link below 'Ask for reviews' there. ${FORM}`
  return GOOGLE.test(hostname) ? longFault(url) : `That is not a link of Google. ${FORM}`
}

function shortFault(pathname: string): string | null {
  if (SHORT_FORM.test(pathname)) return null
  return SHORT_PROFILE.test(pathname)
    ? 'That link opens your profile. Add /review at the end, and it opens the review form.'
    : `Something is missing in that link. Please copy it again. ${FORM}`
}

function longFault({ pathname, searchParams, href }: URL): string | null {
  if (pathname === WRITE_REVIEW)
    return searchParams.get('placeid')
      ? null
      : 'The id of your place is missing at the end of that link. Please copy it again.'
  if (pathname.startsWith('/maps'))
    return `That link opens your place on the map, not the review form. Use 'Ask for reviews' in your Google profile. ${FORM}`
  if (pathname === '/search' && FORM_OF_SEARCH.test(href)) return null
  return `That page of Google is not your review form. ${FORM}`
}
