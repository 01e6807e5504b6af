/** Many businesses share an address there. */
const SHARED_HOSTS =
  /(?:^|\.)(?:facebook\.com|instagram\.com|wa\.me|linktr\.ee|wixsite\.com|business\.site|google\.com)$/

/** The host of a website that is a business's own; otherwise empty. */
export function ownHost(website: string): string {
  if (!URL.canParse(website)) return ''
  const host = new URL(website).hostname.replace(/^www\./, '')
  return SHARED_HOSTS.test(host) ? '' : host
}
