import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'

/** Less than a check may take altogether. */
const TIMEOUT_MS = 2000

interface Answered {
  status: number
  location: string | undefined
  /** The clock of whoever answered. */
  date: Date | null
  /** When the certificate ends; null without TLS. */
  certificateUntil: Date | null
}

/** What the checks ask of the world outside; a test has its own. */
export interface Outside {
  /** The texts of a name; throws with a `code` of node:dns. */
  resolveTxt(name: string): Promise<string[]>
  ask(url: string): Promise<Answered>
}

export const OUTSIDE: Outside = {
  resolveTxt: async (name) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MS / 2, tries: 1 })
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
  },
  ask: (url) =>
    new Promise((resolve, reject) => {
      const { request } = url.startsWith('https:') ? https : http
      // A connection of its own: a resumed TLS session has no certificate.
      const options = { agent: false, signal: AbortSignal.timeout(TIMEOUT_MS) }
      const asked = request(url, options, (answer) => {
        const { socket, statusCode = 0, headers } = answer
        const until = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined
        answer.destroy()
        resolve({
          status: statusCode,
          location: headers.location,
          date: headers.date === undefined ? null : new Date(headers.date),
          certificateUntil: until === undefined ? null : new Date(until),
        })
      })
      asked.on('error', reject).end()
    }),
}
