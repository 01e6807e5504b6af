import type { Server } from 'node:http'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'

/** A client in the middle of a keep-alive conversation sends its next request within this time. */
const DRAIN_MS = 1000
/** Connections still open by then are cut: process managers usually kill after ten seconds. */
const TIMEOUT_MS = 6000
const LONGEST_WAIT_MS = 2000
const SHORT_TURN_MS = 0.5

const draining = new WeakSet<Server>()

export const isDraining = (server: Server) => draining.has(server)

/**
 * The first half of a graceful shutdown. For a moment requests are still accepted, and every answer says
 * `connection: close`: closing an idle connection at once would break a request that is already on its way.
 * Then the port is closed, and what was accepted is answered.
 */
export async function drain(server: Server): Promise<void> {
  draining.add(server)
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref()
  await pause(DRAIN_MS)
  await nothingWaits(server)
  await new Promise((resolve) => server.close(resolve))
}

/**
 * The kernel takes connections before the process does, and resets them when the port closes. A proxy has sent a request
 * by then, and may not send one that writes to another process. So the port closes right after a short turn of the event loop
 * in which no connection came.
 */
async function nothingWaits(server: Server): Promise<void> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  const until = performance.now() + LONGEST_WAIT_MS
  let before: number
  do {
    before = performance.now()
    accepted = 0
    await setImmediate()
  } while (
    (accepted > 0 || performance.now() - before > SHORT_TURN_MS) &&
    performance.now() < until
  )
  server.off('connection', count)
}
