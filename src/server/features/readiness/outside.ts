import { Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'

/** Less than a check may take altogether. */
const TIMEOUT_MS = 2000

/** More than any answer that is compared. */
const ENOUGH = 4096

interface Answered {
  status: number
  location: string | undefined
  /** How it begins. */
  body: string
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

/** The rest is not read: another site may be any length. */
async function readBeginning(answer: http.IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    body += chunk
    if (body.length >= ENOUGH) break
  }
  return body
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
        readBeginning(answer).then(
          (body) =>
            resolve({
              status: statusCode,
              location: headers.location,
              body,
              date: headers.date === undefined ? null : new Date(headers.date),
              certificateUntil: until === undefined ? null : new Date(until),
            }),
          reject,
        )
      })
      asked.on('error', reject).end()
    }),
}
