import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestApp } from '#tests/helpers/test-app.ts'

/** The longest allowed time for a rejection. */
export const LONGEST_MS = 2000

export interface OddRequest {
  method: string
  /** As sent: nothing normalises it. */
  path: string
  headers: Record<string, string>
  payload?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Sender {
  port: number
  send(request: OddRequest): Promise<Answer>
  close(): Promise<void>
}

class TooSlow extends Error {}

/** The app behind a real socket, since inject() would normalise an address. */
export async function listen(app: TestApp): Promise<Sender> {
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })

  const sendOnce = ({ method, path, headers, payload }: OddRequest) =>
    new Promise<Answer>((resolve, reject) => {
      // Node would send the body of a DELETE without its length.
      const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        agent,
        method,
        path,
        headers: { ...headers, ...length },
      })
      const timer = setTimeout(
        () => request.destroy(new TooSlow(`no answer within ${LONGEST_MS} ms`)),
        LONGEST_MS,
      )
      request.on('error', reject)
      request.on('close', () => clearTimeout(timer))
      request.on('response', (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes.toString(),
            }),
          reject,
        )
      })
      request.end(payload)
    })

  return {
    port,
    // Retried once: a busy machine may be slow once, but a real hang repeats. A connection that the server closed
    // after the last rejection is no answer to this request.
    send: (request) =>
      sendOnce(request).catch((error: NodeJS.ErrnoException) => {
        if (error instanceof TooSlow || error.code === 'ECONNRESET' || error.code === 'EPIPE')
          return sendOnce(request)
        throw error
      }),
    close: async () => agent.destroy(),
  }
}
