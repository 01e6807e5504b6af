import { isIP } from 'node:net'

export interface PasskeySite {
  /** The name that passkeys are bound to: the browser offers them there and nowhere else. */
  id: string
  origin: string
}

/**
 * By the site's configured address, never by a header of the request. A passkey needs a name, so a site that
 * listens on a number, as on a developer's machine, has its passkeys on localhost.
 */
export function passkeySite(publicUrl: string): PasskeySite {
  const url = new URL(publicUrl)
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}
