import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from '#server/platform/http/encodings.ts'
import type { StoredAnswer } from './answer-store.ts'

/** Whether the client's copy is current. A proxy may have removed the W/ prefix of a weak ETag. */
export function holdsCopy(ifNoneMatch: string | undefined, { etag }: StoredAnswer): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch === etag || ifNoneMatch.includes(etag.slice(2)))
}

/** Sends a cached answer. False for another method, or an encoding that is not cached yet. */
export function sendCachedAnswer(
  answer: StoredAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const copy = answer.copies[chooseEncoding(request.headers['accept-encoding'])]
  if (!copy?.head) return false
  const head = copy.head.slice()
  head.push('x-request-id', requestId)
  if (holdsCopy(request.headers['if-none-match'], answer)) response.writeHead(304, head).end()
  else {
    head.push('content-length', String(copy.body.byteLength))
    response.writeHead(200, head).end(copy.body)
  }
  return true
}
