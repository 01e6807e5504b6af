import type { TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'

export interface ReceivedHeaders {
  messageId: string
  to: string
  /** The bare address. */
  replyTo: string
}

/** Reads only what identifies a message; parsing a thousand completely would take long. */
export function receivedHeaders(smtp: TestSmtpServer): ReceivedHeaders[] {
  return smtp.received.map(({ recipients, raw }) => {
    const [head = ''] = raw.toString('latin1').split('\r\n\r\n', 1)
    const unfolded = head.replace(/\r\n[ \t]+/g, ' ')
    const header = (name: string) =>
      new RegExp(`^${name}: (.*)$`, 'mi').exec(unfolded)?.[1]?.trim() ?? ''
    const replyTo = header('Reply-To')
    return {
      messageId: header('Message-ID'),
      to: recipients.join(),
      replyTo: /<([^<>]+)>$/.exec(replyTo)?.[1] ?? replyTo,
    }
  })
}
