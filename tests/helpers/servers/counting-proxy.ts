import { createServer, request } from 'node:http'
import { freePort } from '#tests/helpers/free-port.ts'

export interface CountingProxy {
  url: string
  /** The addresses that were asked, in order. */
  asked: string[]
  /** Added to each answer. */
  headers: Record<string, string>
  /** How long each answer takes at least. */
  delayMs: number
  /** Away: connections are refused. */
  close(): Promise<void>
}

/** Between a proxy and the site, to see what reaches the site. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const port = await freePort()
  const server = createServer((incoming, outgoing) => {
    proxy.asked.push(incoming.url ?? '')
    const passed = request(
      target + incoming.url,
      { method: incoming.method, headers: incoming.headers },
      (answer) =>
        setTimeout(() => {
          outgoing.writeHead(answer.statusCode ?? 0, { ...answer.headers, ...proxy.headers })
          answer.pipe(outgoing)
        }, proxy.delayMs),
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  const proxy: CountingProxy = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    headers: {},
    delayMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return proxy
}
