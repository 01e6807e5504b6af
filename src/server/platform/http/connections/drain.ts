import type { Server } from 'node:http'

/** Whoever is in the middle of a conversation asks again within this. */
const FAREWELL_MS = 1000
/** Whoever has not finished by then is cut off: an operator's patience is ten seconds. */
const PATIENCE_MS = 6000

/**
 * The first half of a graceful stop. For a moment requests are still taken, each answer with the
 * word that the connection ends: to close an idle connection at once would break the request that
 * is already on its way. The caller closes the server after that.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref()
  await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
}
