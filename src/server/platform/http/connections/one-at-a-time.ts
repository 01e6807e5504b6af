import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies wait for an answer before they ask again on a connection; tools send a few ahead. */
const MOST_WAITING = 31

/**
 * Takes the requests of one connection one after the other. Node calls the listener for every request
 * that it has read, answered or not: hundreds in one packet would each hold their file or their place
 * in the database until the client has read what comes before. Whoever sends more ahead is cut off,
 * since what waits has been read and takes memory.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  return (request, response) => {
    if (isNext(response)) return listener(request, response)
    const { socket } = request
    const ahead = waiting.get(socket) ?? 0
    if (ahead >= MOST_WAITING) return void socket.destroy()
    waiting.set(socket, ahead + 1)
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
      listener(request, response)
    })
  }
}

/** Node hands the connection to the answer whose turn it is, and says so by an event. */
function isNext(response: ServerResponse): boolean {
  return response.socket !== null
}
