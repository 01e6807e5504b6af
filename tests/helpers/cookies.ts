import type { LightMyRequestResponse } from 'fastify'

/** The session cookie of an answer, as the value of a Cookie header. */
export function sessionCookie(answer: LightMyRequestResponse): string {
  return answer.cookies
    .filter(({ name, value }) => name === 'cpt.session_token' && value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
}
