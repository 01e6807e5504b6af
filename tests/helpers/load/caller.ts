import { Agent, request } from 'node:http'

export interface Call {
  method?: 'GET' | 'POST'
  address: string
  body?: object | string
  headers?: Record<string, string>
}

export interface Called {
  /** 0 if there was no answer. */
  status: number
  isDone: boolean
  ms: number
}

export interface Caller {
  send(call: Call): Promise<Called>
  close(): void
}

/** Requests on connections that stay open. fetch takes three times the processor time: the load would measure itself. */
export function createCaller(url: string, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  const send = ({ method = 'GET', address, body, headers = {} }: Call) => {
    const from = performance.now()
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const type = typeof body === 'object' ? { 'content-type': 'application/json' } : {}
    return new Promise<Called>((resolve) => {
      const end = (status: number) => {
        const isDone = status >= 200 && status < 300
        resolve({ status, isDone, ms: performance.now() - from })
      }
      const options = {
        agent,
        method,
        headers: { 'accept-encoding': 'br', ...type, ...headers },
        signal: AbortSignal.timeout(30_000),
      }
      const sent = request(url + address, options, (answer) => {
        answer.on('error', () => end(0)).on('end', () => end(answer.statusCode ?? 0))
        answer.resume()
      })
      sent.on('error', () => end(0)).end(text)
    })
  }
  return { send, close: () => agent.destroy() }
}
