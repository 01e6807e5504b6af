import { renderToStaticMarkup } from 'react-dom/server'
import { headerText } from '#server/platform/addresses/header-text.ts'
import type { Context } from '#server/platform/context.ts'
import type { OutboxMessageTable } from '#server/platform/db/schema.ts'
import { isEmail } from '#shared/contact/email.ts'
import type { MailCause } from './cause.ts'
import { readPayload } from './encrypted-link.ts'
import { Layout, type MailSite } from './layout.tsx'
import { BadAddressError } from './permanent-refusal.ts'
import { renderText } from './render-text.ts'
import type { Template, Templates } from './template.ts'
import type { OutgoingMail } from './transport.ts'

type StoredMessage = Pick<OutboxMessageTable, 'id' | 'kind' | 'recipient' | 'payload' | 'createdAt'>

/** Tells holiday responders not to answer. */
const AUTO_SUBMITTED = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
}

/** Renders the message of an outbox row, with today's configuration and addresses. */
export function composeMail(
  message: StoredMessage,
  templates: Templates,
  context: Pick<Context, 'config' | 'publicUrl' | 'secret'>,
): OutgoingMail {
  const { mailFrom, mailReplyTo, supportEmail } = context.config
  const { kind } = message
  const template = templates.find((known) => known.kind === kind)
  if (!template) throw new Error(`There is no message of kind ${kind}.`)
  if (!isEmail(message.recipient)) throw new BadAddressError(message.recipient)
  const to = { name: '', address: message.recipient }
  const publicUrl = context.publicUrl()
  const payload = readPayload(context.secret, message.payload)
  const written = write(template, payload, { publicUrl, supportEmail })
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  return {
    id: message.id,
    kind,
    createdAt: message.createdAt,
    messageId: `<${message.id}@${domain}>`,
    from: mailFrom,
    to,
    ...written,
    replyTo: written.replyTo ?? mailReplyTo,
    headers: { ...AUTO_SUBMITTED, ...written.headers },
    calendar: template.calendar?.(payload, {
      publicUrl,
      from: mailFrom,
      to,
      stampISO: message.createdAt,
    }),
  }
}

function write<Payload extends object>(
  template: Template<Payload, MailCause>,
  payload: Payload,
  site: MailSite,
) {
  const headers: Record<string, string> = {}
  const subject = headerText(template.subject(payload))
  const unsubscribe = template.unsubscribe?.(payload)
  const tree = (
    <Layout
      site={site}
      subject={subject}
      preheader={headerText(template.preheader(payload))}
      reason={template.reason(payload)}
      unsubscribe={
        unsubscribe && { label: unsubscribe.label, href: `${site.publicUrl}${unsubscribe.page}` }
      }
    >
      <template.Body payload={payload} site={site} />
    </Layout>
  )
  if (unsubscribe) {
    headers['List-Unsubscribe'] = `<${site.publicUrl}${unsubscribe.oneClick}>`
    headers['List-Unsubscribe-Post'] = 'List-Unsubscribe=One-Click'
  }
  const replyTo = template.replyTo?.(payload)
  return {
    subject,
    html: `<!doctype html>${renderToStaticMarkup(tree)}`,
    text: renderText(tree),
    attachments: template.attachments?.(payload) ?? [],
    replyTo:
      replyTo && isEmail(replyTo.address)
        ? { name: headerText(replyTo.name), address: replyTo.address }
        : undefined,
    headers,
  }
}
