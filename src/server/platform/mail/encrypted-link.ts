import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { UnreadableLinkError } from './permanent-refusal.ts'

declare const encrypted: unique symbol
/** The secret part of a link, as a payload holds it: encrypted while its mail waits. */
export type EncryptedLink = string & { readonly [encrypted]: true }

const PURPOSE = 'link in a mail'
const MARK = 'encrypted:'
/** By name, since a visitor's own words may begin with the mark as well. */
const LINK_FIELD = /token$/i

export function encryptLink(secret: string, token: string): EncryptedLink {
  return marked(MARK + encryptText(secret, PURPOSE, token))
}

/** For the sample of a template, which opens nothing. */
export const sampleLink = (token: string): EncryptedLink => marked(token)

/** A stored payload with its links opened. What was stored before links were encrypted is taken as it is. */
export function readPayload(secret: string, stored: string) {
  return JSON.parse(stored, (name, value) => {
    if (typeof value !== 'string' || !value.startsWith(MARK) || !LINK_FIELD.test(name)) return value
    const token = decryptText(secret, PURPOSE, value.slice(MARK.length))
    if (token === null) throw new UnreadableLinkError()
    return token
  })
}

// biome-ignore lint/plugin: the one place that makes such a text; the mark is for the compiler alone.
const marked = (text: string) => text as EncryptedLink
