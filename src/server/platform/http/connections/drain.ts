import type { Server } from 'node:http'

/** A client in the middle of a keep-alive conversation sends its next request within this time. */
const DRAIN_MS = 1000
/** Connections still open by then are cut: process managers usually kill after ten seconds. */
const TIMEOUT_MS = 6000

/**
 * The first half of a graceful shutdown. For a moment requests are still accepted, and every answer says
 * `connection: close`: closing an idle connection at once would break a request that is already on its way.
 * The caller closes the server afterwards.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref()
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
}
