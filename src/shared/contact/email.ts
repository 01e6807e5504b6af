/** The longest address that mail servers must accept; it also bounds the work of the pattern. */
const MAX_LENGTH = 254

/**
 * Spaces, and the characters that separate, comment, quote or reverse text in a mail header: legal in
 * theory, an attack in practice.
 */
const FORBIDDEN = /[\s,;:<>()[\]"\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** No dot at the end of the domain: it would reach the same mailbox under another spelling. */
const EMAIL = /^[^@]+@[^@.]+(\.[^@.]+)+$/u

/** What the API document calls it: letters of all alphabets are allowed on both sides of the @. */
export const EMAIL_FORMAT = 'idn-email'

/** Text, @, text, a dot, text: the same rule for every form and for sending mail. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= MAX_LENGTH && !FORBIDDEN.test(email) && EMAIL.test(email)
}

export interface EmailProblem {
  title: string
  description: string
}

/** What the newsletter form says about an invalid address, or null. */
export function newsletterEmailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') {
    return { title: 'Email Required', description: 'Please enter your email address.' }
  }
  if (!isEmail(text)) {
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  }
  return null
}
