import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

let server: Server
afterEach(() => server.closeAllConnections())

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** Sends the requests in one packet on one connection; resolves to everything received until it closed. */
async function send(listener: RequestListener, message: string): Promise<string> {
  server = createServer(oneAtATime(listener)).listen(0, '127.0.0.1').unref()
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(message))
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

it('processes the next request of a connection after the one before was answered', async () => {
  const paths = Array.from({ length: 32 }, (_, index) => `/${index}`)
  let running = 0
  let most = 0
  const text = await send((request, response) => {
    running += 1
    most = Math.max(most, running)
    setImmediate(() => {
      running -= 1
      if (request.url === paths.at(-1)) response.shouldKeepAlive = false
      response.end(`[${request.url}]`)
    })
  }, paths.map(get).join(''))
  expect([...text.matchAll(/\[(.+?)\]/g)].map(([, path]) => path)).toEqual(paths)
  expect(most).toBe(1)
})

it('closes a connection with hundreds of pipelined requests', async () => {
  let taken = 0
  await send(() => {
    taken += 1
  }, get('/').repeat(33))
  expect(taken).toBe(1)
})
