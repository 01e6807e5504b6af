import type { FastifyReply } from 'fastify'

/** Puts the auth library's own Set-Cookie texts on an answer that nobody may keep. */
export function setCookies(reply: FastifyReply, cookies: string[]): void {
  reply.header('cache-control', 'no-store')
  for (const cookie of cookies) reply.header('set-cookie', cookie)
}
