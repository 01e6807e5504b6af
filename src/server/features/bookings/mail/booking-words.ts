import { formatDate, formatDateTime } from '#shared/time/dates.ts'

/** The requested day in words. */
export function wantedDate(dateISO: string | null): string {
  if (dateISO === null || dateISO === '') return 'Not specified'
  if (Number.isNaN(Date.parse(dateISO))) return dateISO
  return dateISO.length === 10 ? formatDate(dateISO) : formatDateTime(dateISO)
}

const LOOKS_LIKE_A_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u

/**
 * The confirmation goes to an unverified address. A name that contains a link or a slogan would make us send
 * advertising to strangers, so it is left out.
 */
export function greeting(name: string): string {
  const plain = name.trim()
  return looksLikeAName(plain) ? `Hello ${plain},` : 'Hello,'
}

/** The first name for a greeting; empty if the text is hardly a name. */
export function firstName(name: string): string {
  const plain = name.trim()
  return looksLikeAName(plain) ? (plain.split(' ')[0] ?? '') : ''
}

const looksLikeAName = (plain: string) =>
  LOOKS_LIKE_A_NAME.test(plain) && !/\.\p{L}{2}/u.test(plain)
