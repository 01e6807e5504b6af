import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server treats the next messages. */
type SmtpMood =
  | 'accept'
  /** 451 at the recipient: try later. */
  | 'defer'
  /** 554 at the recipient: a policy, perhaps a configuration that will be fixed. */
  | 'refuse'
  /** 550 5.1.1: no such mailbox. */
  | 'unknown-mailbox'
  /** Accepts the message and never answers. */
  | 'hang'
  /** Drops the connection in the middle of the message. */
  | 'reset'

export interface TestSmtpServer {
  url: string
  port: number
  mood: SmtpMood
  /** How often a message was offered, accepted or not. */
  tries: number
  received: { recipients: string[]; raw: Buffer }[]
  /** The maximum number of open connections. */
  peak: number
  mails(): Promise<Email[]>
  close(): Promise<void>
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** A real SMTP server on its own port, which can fail on demand. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 50,
    onConnect: (_session, done) => {
      smtp.peak = Math.max(smtp.peak, server.connections.size)
      done()
    },
    onRcptTo: (_address, _session, done) => {
      smtp.tries += 1
      if (smtp.mood === 'defer') return done(refusal(451, '4.3.0 Please come back later'))
      if (smtp.mood === 'refuse') return done(refusal(554, '5.7.1 Relay access denied'))
      if (smtp.mood === 'unknown-mailbox') return done(refusal(550, '5.1.1 No such mailbox'))
      done()
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (smtp.mood !== 'reset') return
        for (const connection of server.connections)
          if (connection.id === session.id) connection._socket.destroy()
      })
      stream.on('end', () => {
        if (smtp.mood === 'hang' || smtp.mood === 'reset') return
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
        smtp.received.push({ recipients, raw: Buffer.concat(chunks) })
        done(null, 'OK')
      })
    },
  })
  // A killed client resets its connections; that is what these tests are about.
  server.on('error', () => undefined)
  const smtp: TestSmtpServer = {
    url: '',
    port: 0,
    mood: 'accept',
    tries: 0,
    received: [],
    peak: 0,
    mails: () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw))),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  smtp.port = (server.server.address() as AddressInfo).port
  smtp.url = `smtp://127.0.0.1:${smtp.port}`
  return smtp
}
