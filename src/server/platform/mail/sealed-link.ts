import { decryptText, encryptText } from '#server/platform/encrypted-text.ts'
import { UnreadableLinkError } from './permanent-refusal.ts'

declare const sealed: unique symbol
/** The secret part of a link, as a payload holds it: not readable in the database while its mail waits. */
export type SealedLink = string & { readonly [sealed]: true }

const PURPOSE = 'link in a mail'
const MARK = 'sealed:'
/** By name, since a visitor's own words may begin with the mark as well. */
const LINK_FIELD = /token$/i

export function sealLink(secret: string, token: string): SealedLink {
  return marked(MARK + encryptText(secret, PURPOSE, token))
}

/** For the sample of a template, which opens nothing. */
export const sampleLink = (token: string): SealedLink => marked(token)

/** A stored payload with its links opened. What was stored before links were sealed is taken as it is. */
export function readPayload(secret: string, stored: string) {
  return JSON.parse(stored, (name, value) => {
    if (typeof value !== 'string' || !value.startsWith(MARK) || !LINK_FIELD.test(name)) return value
    const token = decryptText(secret, PURPOSE, value.slice(MARK.length))
    if (token === null) throw new UnreadableLinkError()
    return token
  })
}

// biome-ignore lint/plugin: the one place that makes such a text; the mark is for the compiler alone.
const marked = (text: string) => text as SealedLink
