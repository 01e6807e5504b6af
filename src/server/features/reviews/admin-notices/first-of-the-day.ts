import type { Context } from '#server/platform/context.ts'
import type { Causer, MailCause } from '#server/platform/mail/cause.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { messageOf, type NewMessage } from '#server/platform/outbox/enqueue.ts'
import { capeTownDay } from '#shared/time/dates.ts'

/** An admin gets the first notice, report or held review of a day at once, and all others in the digest. */
export function firstOfTheDay<Payload extends object, Cause extends MailCause>(
  { clock, config }: Context,
  template: Template<Payload, Cause>,
  payload: Payload,
  by: Causer<Cause>,
): NewMessage {
  return messageOf(template, {
    recipient: config.admin.email,
    payload,
    by,
    dedupeKey: `first-for-admin:${capeTownDay(clock())}`,
  })
}
