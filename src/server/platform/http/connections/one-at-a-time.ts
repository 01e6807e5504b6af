import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before the next request of a connection; some tools pipeline a few. */
const MAX_WAITING = 31

/**
 * Processes the requests of one connection one after the other. Node calls the listener for every request
 * that it has read, answered or not: hundreds of pipelined requests would each hold a file or a database
 * connection until the client has read the earlier answers. A client that pipelines more is disconnected,
 * since queued requests take memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    if (isNext(response)) return listener(request, response)
    const { socket } = request
    const ahead = waiting.get(socket) ?? 0
    if (ahead >= MAX_WAITING) return void socket.destroy()
    waiting.set(socket, ahead + 1)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      listener(request, response)
    })
  }
}

/** Node assigns the socket to the response whose turn it is, and emits an event then. */
function isNext(response: ServerResponse): boolean {
  return response.socket !== null
}
