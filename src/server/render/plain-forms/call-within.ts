import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Headers of the form's request; the API call has its own body, type and length. */
const NOT_PASSED_ON = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'connection',
  'expect',
])

/** Passes a form to the API call that the page's script would make, as the same visitor. */
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
