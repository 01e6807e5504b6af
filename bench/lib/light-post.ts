import { Agent, request } from 'node:http'

/**
 * Posts forms on connections that stay open. fetch needs three times the processor time for each: the sender
 * of a burst would measure itself.
 */
export function createLightPost(headers: Record<string, string>, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** Its status, once the body has been read. */
    post: (url: string, body: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
          answer.on('error', reject).on('end', () => resolve(answer.statusCode ?? 0))
          answer.resume()
        })
        sent.on('error', reject).end(body)
      }),
    close: () => agent.destroy(),
  }
}
