import type { FastifyReply } from 'fastify'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'

const SESSION = /^(__Host-)?cpt\.session_token=/

/**
 * Puts the auth library's own Set-Cookie texts on an answer that nobody may keep. Beside the
 * session goes a mark that the page's code can read and that opens nothing: whoever has no mark
 * need not ask who is signed in.
 */
export function setCookies(reply: FastifyReply, cookies: string[]): void {
  reply.header('cache-control', 'no-store')
  for (const cookie of cookies) {
    reply.header('set-cookie', cookie)
    if (SESSION.test(cookie)) reply.header('set-cookie', markBeside(cookie))
  }
}

/** Lives and ends with the session's cookie: same attributes, but readable. */
function markBeside(session: string): string {
  const [, ...attributes] = session.split('; ')
  const shared = attributes.filter((attribute) => attribute.toLowerCase() !== 'httponly')
  return [`${SIGNED_IN_COOKIE}=1`, ...shared].join('; ')
}
