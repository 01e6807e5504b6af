import type { FastifyRequest } from 'fastify'

/** Links in mails carry a token that opens something: it has no business in a log. */
const SECRET = /([?&]token=)[^&]*/g

/** What the log keeps of a request: no headers, no body, no secrets of the address. */
export function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: request.url.replace(SECRET, '$1hidden'),
    host: request.host,
    remoteAddress: request.ip,
  }
}
