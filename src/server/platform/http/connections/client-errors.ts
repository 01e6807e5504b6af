import type { Socket } from 'node:net'
import type { Problem } from '#shared/schemas/problem.ts'

const BROKEN: Problem = {
  status: 400,
  title: 'Bad request',
  detail: 'The request could not be read.',
}
const OF_CODE: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: 'Too large',
    detail: 'The address or the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    title: 'Too slow',
    detail: 'The request took too long to arrive.',
  },
}

/**
 * A request that does not parse as HTTP never reaches a route; it is refused in the same form. While an
 * earlier request of the connection is being answered, nothing is sent: the client would take the refusal for
 * the answer to that request, which may still succeed.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable && !isAnswering(socket)) {
    const problem = OF_CODE[error.code ?? ''] ?? BROKEN
    const body = JSON.stringify(problem)
    socket.write(
      [
        `HTTP/1.1 ${problem.status} ${problem.title}`,
        'Content-Type: application/problem+json; charset=utf-8',
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    )
  }
  socket.destroy(error)
}

/** The response in progress, where Node itself stores it and its own handler reads it. */
function isAnswering(socket: Socket): boolean {
  return '_httpMessage' in socket && Boolean(socket._httpMessage)
}
