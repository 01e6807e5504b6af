/** The longest address that mail servers must accept; it also bounds the work of the pattern. */
const MAX_LENGTH = 254

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Text without spaces or @, then @, text, a dot, text: the one e-mail rule of every form. */
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
