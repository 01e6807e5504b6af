import { formatDate, formatDateTime } from '#shared/time/dates.ts'

/** The day a visitor asked for, in words. */
export function wantedDate(dateISO: string | null): string {
  if (dateISO === null || dateISO === '') return 'Not specified'
  if (Number.isNaN(Date.parse(dateISO))) return dateISO
  return dateISO.length === 10 ? formatDate(dateISO) : formatDateTime(dateISO)
}

const LOOKS_LIKE_A_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u

/**
 * The confirmation goes to an address that anybody may have typed in. A name with an address or
 * a slogan in it would make us carry advertising to strangers, so it is left out.
 */
export function greeting(name: string): string {
  const plain = name.trim()
  return looksLikeAName(plain) ? `Hello ${plain},` : 'Hello,'
}

/** What to call somebody; empty for what hardly is a name. */
export function firstName(name: string): string {
  const plain = name.trim()
  return looksLikeAName(plain) ? (plain.split(' ')[0] ?? '') : ''
}

const looksLikeAName = (plain: string) =>
  LOOKS_LIKE_A_NAME.test(plain) && !/\.\p{L}{2}/u.test(plain)
