import { createHash, timingSafeEqual } from 'node:crypto'

/** A field and its value; the order matters. */
export type Field = readonly [name: string, value: string]

const percentEscape = (letter: string) =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** As PHP's urlencode writes it, which is what the provider hashes. */
export function phpEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*~]/g, percentEscape)
    .replaceAll('%20', '+')
}

export function parameterString(fields: readonly Field[]): string {
  return fields.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&')
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** For a checkout or a notification: the passphrase comes last. */
export function signFields(fields: readonly Field[], passphrase: string): string {
  return md5(`${parameterString(fields)}&passphrase=${phpEncode(passphrase)}`)
}

/** For a subscription API call: all fields sorted by name, the passphrase among them. */
export function signCall(fields: Record<string, string>, passphrase: string): string {
  const all = Object.entries({ ...fields, passphrase })
  return md5(parameterString(all.sort(([one], [other]) => (one < other ? -1 : 1))))
}

export function isSameSignature(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
