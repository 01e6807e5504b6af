import type { FastifyRequest } from 'fastify'
import { mailboxOf } from '#server/platform/addresses/mailbox.ts'
import type { Limits } from './limits.ts'

export interface MailLimit {
  anHour: number
  aDay: number
  sentence?: string
}

const ENOUGH = 'We have sent several messages to this e-mail address. Please try again later.'

/**
 * For calls that send a message to an address given by the caller, whose owner may never have heard of us.
 * Counted per mailbox, from anywhere, and before anything is stored.
 */
export function perRecipient(limits: Limits, name: string, limit: MailLimit) {
  const { anHour, aDay, sentence = ENOUGH } = limit
  return async ({ body }: FastifyRequest<{ Body: { email: string } }>): Promise<void> => {
    const mailbox = mailboxOf(body.email)
    await limits.consume(`${name}:recipient`, mailbox, {
      requests: anHour,
      seconds: 3600,
      sentence,
    })
    await limits.consume(`${name}:recipient-day`, mailbox, {
      requests: aDay,
      seconds: 24 * 3600,
      sentence,
    })
  }
}
