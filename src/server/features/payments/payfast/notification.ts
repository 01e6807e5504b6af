import { type Field, isSameSignature, parameterString, signFields } from './signature.ts'

export type PaymentStatus = 'COMPLETE' | 'FAILED' | 'PENDING' | 'CANCELLED'

export interface Notification {
  /** Empty if the field is missing. */
  get(name: string): string
  isSignedWith(passphrase: string): boolean
  /** The text to send back for confirmation: everything before the signature. */
  parameters: string
}

/** Parses a notification as received. Any text can be parsed; only the provider's is signed. */
export function readNotification(body: string): Notification {
  const all = body.split('&').map(readField)
  const end = all.findIndex(([name]) => name === 'signature')
  const fields = end === -1 ? all : all.slice(0, end)
  const [, signature = ''] = all[end] ?? []
  const values = new Map(fields)
  // A text is ambiguous if a name contains a separator or occurs twice.
  const isPlain = values.size === fields.length && fields.every(([name]) => /^\w+$/.test(name))
  return {
    get: (name) => values.get(name) ?? '',
    isSignedWith: (passphrase) =>
      end > 0 && isPlain && isSameSignature(signature, signFields(fields, passphrase)),
    parameters: parameterString(fields),
  }
}

function readField(pair: string): Field {
  const [name = '', ...rest] = pair.split('=')
  return [decode(name), decode(rest.join('='))]
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const PERSON = /^(email_address|name_first|name_last)=/

/** Nothing that we do with a notification later needs the payer's name or address. */
export const withoutPayer = (body: string): string =>
  body
    .split('&')
    .filter((pair) => !PERSON.test(pair))
    .join('&')
