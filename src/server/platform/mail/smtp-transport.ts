import { createTransport } from 'nodemailer'
import { toNodemailer } from './to-nodemailer.ts'
import type { MailTransport } from './transport.ts'

export interface SmtpTimes {
  connection: number
  greeting: number
  /** Silence on the line. */
  socket: number
  /** One message in all: a server that trickles its answers defeats the other three. */
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
      // The outbox repeats, by its own pauses and with a record; a second repeater would hide that.
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
