import { z } from 'zod'
import { parseAddress } from '#server/platform/addresses/mail-address.ts'
import { isNetwork } from '#server/platform/addresses/networks.ts'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankIsUnset, schema.optional())
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess(blankIsUnset, schema.optional()).transform((given): z.output<T> => given ?? value)

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
/** As browsers write it: `HTTP://Site.example/` becomes `http://site.example`. */
export const origin = httpUrl.transform((text, check) => {
  const { origin, pathname, username, password, search, hash } = new URL(text)
  if (pathname === '/' && !username && !password && !search && !hash) return origin
  check.addIssue('must be an http or https address with nothing behind the host')
  return z.NEVER
})
/**
 * Refuses long but weak secrets such as one repeated letter; random hexadecimal text practically always has 8
 * different characters.
 */
const MIN_CHARACTERS = 8
export const secret = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(
    (text) => new Set(text).size >= MIN_CHARACTERS,
    'must be random, such as `openssl rand -base64 32` makes it',
  )
export const mailAddress = z.string().transform((text, check) => {
  const address = parseAddress(text)
  if (address) return address
  check.addIssue('must be an address, or a name followed by an address in < and >')
  return z.NEVER
})
/** Where security problems are reported: a page, or a mailbox. */
export const contact = z.string().transform((text, check) => {
  if (z.email().safeParse(text).success) return `mailto:${text}`
  if (z.url({ protocol: /^(https|mailto)$/ }).safeParse(text).success) return text
  check.addIssue('must be an e-mail address or an https address')
  return z.NEVER
})
/** Addresses and ranges, separated by commas. */
export const networks = z.string().transform((text, check) => {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.every(isNetwork)) return parts
  check.addIssue('must be addresses or ranges such as 203.0.113.0/28, with commas between')
  return z.NEVER
})
export const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

export const port = z.coerce.number('must be a number from 0 to 65535').int().min(0).max(65535)

/** Settings as a feature declares them, by the name of their variable. */
export type Settings<Shape extends z.ZodRawShape> = z.output<z.ZodObject<Shape>>
