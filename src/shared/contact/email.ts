/** The longest address that mail servers must accept; it also bounds the work of the pattern. */
const MAX_LENGTH = 254

/**
 * Spaces, @, and what separates, comments, quotes or turns the reading direction in the header of a
 * mail: legal in theory, an attack in practice.
 */
const UNFIT = '\\s@,;:<>()\\[\\]"\\\\\\p{Cc}\\u202a-\\u202e\\u2066-\\u2069'

/** No dot at the end of the domain: it leads to the same mailbox and would pass for another. */
const EMAIL = new RegExp(`^[^${UNFIT}]+@[^.${UNFIT}]+(\\.[^.${UNFIT}]+)+$`, 'u')

/** Text, @, text, a dot, text: the one rule of every form and of the mail that goes there. */
export function isEmail(text: string): boolean {
  const email = text.trim()
  return email.length <= MAX_LENGTH && EMAIL.test(email)
}

export interface EmailProblem {
  title: string
  description: string
}

/** What the newsletter form says about an address before it sends it, or null. */
export function newsletterEmailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') {
    return { title: 'Email Required', description: 'Please enter your email address.' }
  }
  if (!isEmail(text)) {
    return { title: 'Invalid Email', description: 'Please enter a valid email address.' }
  }
  return null
}
