import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Over TLS with this authority. */
  ca?: string
}

/** As fetch would, from an address of our choice and to the host of the examples, wherever it is. */
export function sendFrom(
  localAddress: string,
  url: string,
  { method = 'GET', headers = {}, body = '', ca }: Sent = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const host = 'cptrecommends.example'
  const options = { method, localAddress, headers: { host, ...headers }, agent: false }
  return new Promise((resolve, reject) => {
    const sent = ca
      ? tlsRequest(url, { ...options, ca, servername: host })
      : plainRequest(url, options)
    sent.on('response', (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
