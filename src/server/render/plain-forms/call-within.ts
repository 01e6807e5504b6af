import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Of the form's own request; the call has a body, a type and a length of its own. */
const NOT_PASSED_ON = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'connection',
  'expect',
])

/** Hands a form to the call that the page's script would make, as the same visitor. */
export const callWithin = (
  app: FastifyInstance,
  request: FastifyRequest,
  url: string,
  payload: object,
) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: request.socket.remoteAddress,
    headers: Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name)),
    ),
    payload,
  })
