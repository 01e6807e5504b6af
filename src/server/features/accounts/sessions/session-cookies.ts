import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/platform/context.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'

const NAME = 'cpt.session_token'

export interface SessionCookies {
  /** The name of the cookie that holds the token. */
  name: string
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, session: { token: string; endsAt: Date }): void
  clear(reply: FastifyReply): void
}

/**
 * The cookies of a session. Beside the token there is a marker cookie that scripts can read and that gives no
 * access: without it, a page need not ask who is signed in.
 */
export function createSessionCookies({
  clock,
  config,
}: Pick<Context, 'clock' | 'config'>): SessionCookies {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  // Browsers accept the __Host- prefix only from this very host, over https.
  const name = secure ? `__Host-${NAME}` : NAME

  const write = (reply: FastifyReply, token: string, maxAge: number) => {
    const attributes = { path: '/', sameSite: 'lax', secure, maxAge } as const
    // An answer that signs somebody in or out must not be cached.
    reply.header('cache-control', 'no-store')
    reply.setCookie(name, token, { ...attributes, httpOnly: true })
    reply.setCookie(SIGNED_IN_COOKIE, '1', attributes)
  }

  return {
    name,
    read: (request) => request.cookies[name],
    set: (reply, { token, endsAt }) =>
      write(reply, token, Math.ceil((endsAt.getTime() - clock().getTime()) / 1000)),
    clear: (reply) => write(reply, '', 0),
  }
}
