import { createTransport } from 'nodemailer'
import { toNodemailer } from './to-nodemailer.ts'
import type { MailTransport } from './transport.ts'

export interface SmtpTimes {
  connection: number
  greeting: number
  /** Socket timeout. */
  socket: number
  /** The deadline for a whole message: a server that trickles its answers evades the other three. */
  deadline: number
}

const TIMES: SmtpTimes = { connection: 10_000, greeting: 10_000, socket: 30_000, deadline: 60_000 }

export function createSmtpTransport(
  url: string,
  { connections = 8, times = TIMES }: { connections?: number; times?: SmtpTimes } = {},
): MailTransport {
  const connect = () =>
    createTransport({
      url,
      pool: true,
      maxConnections: connections,
      maxMessages: 100,
      // The outbox retries, with its own backoff and a record; a second retry here would hide that.
      maxRequeues: 0,
      connectionTimeout: times.connection,
      greetingTimeout: times.greeting,
      socketTimeout: times.socket,
    })
  let pool = connect()

  const host = new URL(url).hostname
  return {
    description: `Mail goes out by the SMTP server ${host}.`,
    send: async (mail) => {
      const used = pool
      const deadline = setTimeout(() => {
        used.close({ force: true })
        if (pool === used) pool = connect()
      }, times.deadline)
      try {
        await used.sendMail(toNodemailer(mail))
      } finally {
        clearTimeout(deadline)
      }
    },
    close: async () => pool.close({ force: true }),
  }
}
