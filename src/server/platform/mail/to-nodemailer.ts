import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './transport.ts'

/** Addresses are objects, never text: a comma in one must not become a second recipient. */
export function toNodemailer(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    replyTo: mail.replyTo,
    envelope: { from: mail.from.address, to: [mail.to.address] },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    attachments: mail.attachments.map((file) => ({ ...file, encoding: 'base64' })),
    headers: mail.headers,
    // Both an alternative and an attachment: the form in which Gmail and Outlook show the entry.
    ...(mail.calendar ? { icalEvent: mail.calendar } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
