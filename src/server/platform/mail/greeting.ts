const LOOKS_LIKE_A_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,39}$/u

/**
 * Mails go to addresses that somebody typed in. A name that contains a link or a slogan would make us send
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
