import type { Context } from '#server/platform/context.ts'
import type { CheckState, Finding } from '#shared/schemas/readiness.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { type Found, found, part, worstOf } from './found.ts'
import { findMailRecords } from './mail-records.ts'
import type { Outside } from './outside.ts'
import { getMailState } from './readiness.repository.ts'

const DAY_MS = 24 * 3600 * 1000

/** What became of the last messages. */
async function findDelivery({ clock, db }: Context): Promise<Finding> {
  const since = new Date(clock().getTime() - DAY_MS).toISOString()
  const { lastSentAt, stuck, lastError } = await getMailState(db, since)
  if (stuck > 0)
    return part('Delivery', 'bad', {
      sentence: `${stuck === 1 ? 'A message is' : `${stuck} messages are`} not taken: ${lastError}`,
      mend: 'Correct SMTP_URL, then look at the tab Mail.',
    })
  return lastSentAt === null
    ? part('Delivery', 'warn', { sentence: 'No mail was sent yet.', mend: 'Send a test mail.' })
    : part('Delivery', 'ok', {
        sentence: `The last mail was taken on ${formatDateTime(lastSentAt)}.`,
      })
}

const SENTENCES: Record<CheckState, string> = {
  bad: 'Mail does not leave.',
  warn: 'Some mail may be refused or forged.',
  unknown: 'It sends. Not everything could be looked up.',
  ok: 'It sends, and the records of its domain are right.',
}

/** Whether mail leaves, and whether the world believes that it is ours. */
export async function checkMail(context: Context, outside: Outside): Promise<Found> {
  const { mailDkimSelector, mailFrom, smtpUrl } = context.config
  if (smtpUrl === undefined)
    return found('bad', {
      sentence: 'No mail leaves this machine: it is written to files.',
      mend: 'Set SMTP_URL to your mail server.',
      line: "SMTP_URL='smtps://user:password@mail.example.co.za'",
    })
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1).toLowerCase()
  if (domain.endsWith('.local') || !domain.includes('.'))
    return found('bad', {
      sentence: `Mail comes from ${mailFrom.address}, which nobody can answer.`,
      mend: 'Set MAIL_FROM to an address of your domain.',
      line: "MAIL_FROM='CPT Recommends <hello@example.co.za>'",
    })
  const [delivery, records] = await Promise.all([
    findDelivery(context),
    findMailRecords(outside, domain, mailDkimSelector),
  ])
  const parts = [delivery, ...records]
  const state = worstOf(parts)
  return found(state, { sentence: SENTENCES[state] }, parts)
}
