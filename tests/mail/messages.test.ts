import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingConfirmation } from '#server/features/bookings/mail/booking-confirmation.tsx'
import { bookingRequest } from '#server/features/bookings/mail/booking-request.tsx'
import { newsletterConfirmation } from '#server/features/newsletter/mail/newsletter-confirmation.tsx'
import { welcome } from '#server/features/payments/mail/welcome.tsx'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import type { MailCause } from '#server/platform/mail/cause.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { payloadsOf } from '#server/platform/mail/free-text.ts'
import { createSmtpTransport } from '#server/platform/mail/smtp-transport.ts'
import type { Template } from '#server/platform/mail/template.ts'
import { startSmtpServer, type TestSmtpServer } from '#tests/helpers/servers/smtp-server.ts'
import { createTestApp, type TestApp } from '#tests/helpers/test-app.ts'

let app: TestApp
let smtp: TestSmtpServer
let transport: ReturnType<typeof createSmtpTransport>
beforeAll(async () => {
  smtp = await startSmtpServer()
  transport = createSmtpTransport(smtp.url)
  app = await createTestApp('sqlite', {
    PUBLIC_URL: 'https://cpt.example',
    MAIL_FROM: 'CPT Recommends <hello@cpt.example>',
    SUPPORT_EMAIL: 'help@cpt.example',
  })
})
afterAll(async () => {
  await transport.close()
  await app.close()
  await smtp.close()
})

function compose<Payload extends object>(
  { kind }: Template<Payload, MailCause>,
  payload: Payload,
  recipient = 'somebody@example.co.za',
) {
  const createdAt = '2025-03-01T08:00:00.000Z'
  return composeMail(
    { id: 'Fh3kWq8ZtVb2MxYp', kind, recipient, payload: JSON.stringify(payload), createdAt },
    MAIL_TEMPLATES,
    app.context,
  )
}

/** As the receiver's mail program reads it. */
async function deliver(mail: ReturnType<typeof composeMail>) {
  smtp.received = []
  await transport.send(mail)
  const [received] = await smtp.mails()
  if (!received) throw new Error('Nothing arrived.')
  return { received, recipients: smtp.received.flatMap((one) => one.recipients) }
}

const header = (mail: { headers: { key: string; value: string }[] }, key: string) =>
  mail.headers.filter((one) => one.key === key).map((one) => one.value)

describe.each(MAIL_TEMPLATES)('the message $kind', (template) => {
  it('arrives complete: subject, sender, both bodies with the same links', async () => {
    const { received } = await deliver(compose(template, template.sample))
    expect(received.from).toMatchObject({ name: 'CPT Recommends', address: 'hello@cpt.example' })
    expect(received.subject?.length).toBeGreaterThan(10)
    expect(received.messageId).toBe('<Fh3kWq8ZtVb2MxYp@cpt.example>')
    expect(header(received, 'auto-submitted')).toEqual(['auto-generated'])

    const links = (text: string) => new Set(text.match(/https:\/\/cpt\.example\/[^\s")<]+/g))
    const inHtml = [...links(received.html?.replaceAll('&amp;', '&') ?? '')]
    const inText = [...links(received.text ?? '')]
    expect(inText.length).toBeGreaterThan(0)
    expect(inText.sort()).toEqual(inHtml.filter((link) => !link.includes('/art/')).sort())
    expect(received.text).toContain('help@cpt.example')
    expect(received.text).not.toMatch(/<[a-z]|undefined|null|NaN|\[object/)
    expect(received.html).not.toMatch(/undefined|NaN|\[object|<link|<script/)
  })

  it('shows HTML in a text as text', () => {
    const evil = '<img src=x onerror=alert(1)><a href="https://evil.example">click</a>'
    const payload = Object.fromEntries(
      Object.entries(template.sample).map(([key, value]) =>
        typeof value === 'string' && !/ISO|kind|month|plan|token/i.test(key)
          ? [key, evil]
          : [key, value],
      ),
    )
    const { html } = compose(template, payload)
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('href="https://evil.example"')
    expect(html).not.toMatch(/<[^>]*\sonerror/)
  })
})

/** The recipient's own words, and fields that only our code writes. */
const OWN_WORDS: Record<string, string[]> = {
  'booking-nudge': ['businessName', 'serviceName'],
  'booking-owner-news': ['businessName', 'serviceName'],
  'booking-owner-other-time': ['businessName', 'serviceName'],
  'booking-request': ['businessName', 'serviceName'],
  'claim-decided': ['reason'],
  'more-reviews': ['businessName'],
  'new-review': ['businessName'],
  'plan-changed': ['businessName'],
  'plan-resumed': ['businessName'],
}
const OURS =
  /ISO$|id$|token$|^(state|by|plan|nextPlan|planChange|paidUntil|noticeKind|device|reference|email|visitorEmail)$/i

it.each(
  MAIL_TEMPLATES.filter(({ causedBy }) => causedBy.some((cause) => !/admin|system/.test(cause))),
)('the message $kind takes no advertising to somebody who has opened no link', (template) => {
  // Every field at once: one that is not declared as free text would show it.
  const advert = 'BUY\nPILLS at https://spam.example or www.spam.example or spam.example'
  const own = OWN_WORDS[template.kind] ?? []
  const payload = Object.fromEntries(
    Object.entries(template.sample).map(([field, value]) =>
      typeof value === 'string' && !OURS.test(field) && !own.includes(field)
        ? [field, advert]
        : [field, value],
    ),
  )
  const { html, text, subject } = compose(
    template,
    JSON.parse(payloadsOf(payload, template.freeText).withheld),
  )
  // Rendered without tags, as it is read.
  expect(html.replaceAll(/<[^>]+>/g, '') + text + subject).not.toMatch(/www\.spam|\bspam\.example/)
})

describe('the booking request', () => {
  it('tells the owner who, when and how to answer', async () => {
    const { received } = await deliver(compose(bookingRequest, bookingRequest.sample))
    expect(received.subject).toBe('Booking request from Nomsa Dlamini')
    expect(received.replyTo).toEqual([
      { name: 'Nomsa Dlamini', address: 'nomsa.dlamini@example.co.za' },
    ])
    for (const fact of [
      'Phone: 060 123 4567',
      'E-mail: nomsa.dlamini@example.co.za',
      'When: 7 March 2025, 10:30',
      'Gears slip going up Kloof Nek.\n  Can I wait for it?',
      'tel:+27601234567',
      'https://wa.me/27601234567?text=Hello%20Nomsa%20Dlamini',
      'https://cpt.example/dashboard',
    ])
      expect(received.text).toContain(fact)
    expect(received.html).toContain('href="tel:+27601234567"')
    expect(received.html).toContain('href="https://wa.me/27601234567')
  })

  it('offers no WhatsApp for a landline', () => {
    const payload = { ...bookingRequest.sample, visitorPhone: '021 555 0123' }
    expect(compose(bookingRequest, payload).html).not.toContain('wa.me')
  })
})

it('the confirmation to a typed-in address repeats no free text', () => {
  const mail = compose(bookingConfirmation, {
    ...bookingConfirmation.sample,
    visitorName: 'Cheap pills at spam.example',
    notes: 'Buy at spam.example',
  })
  expect(mail.html + mail.text + mail.subject).not.toContain('spam.example')
})

it('the newsletter has a one-click unsubscribe', async () => {
  const { received } = await deliver(compose(newsletterConfirmation, { token: 'a'.repeat(32) }))
  expect(header(received, 'list-unsubscribe')).toEqual([
    `<https://cpt.example/api/newsletter/unsubscribe?token=${'a'.repeat(32)}>`,
  ])
  expect(header(received, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])
  expect(received.text).toContain(
    `https://cpt.example/newsletter/unsubscribe?token=${'a'.repeat(32)}`,
  )
})

describe('no user input becomes a header', () => {
  it.each([
    'Nomsa\r\nBcc: victim@example.co.za',
    'Nomsa\nTo: victim@example.co.za\n\nbody',
    'Nomsa\u2028Bcc: victim@example.co.za',
    '"Nomsa" <victim@example.co.za>, ',
    'Zoë "die Ou" Ñandú 🌊, <x>',
    '=?utf-8?Q?=0D=0ABcc:_victim@example.co.za?=',
    'N'.repeat(5000),
  ])('%j', async (visitorName) => {
    const mail = compose(bookingRequest, { ...bookingRequest.sample, visitorName })
    const { received, recipients } = await deliver(mail)
    expect(recipients).toEqual(['somebody@example.co.za'])
    expect(received.to).toEqual([{ name: '', address: 'somebody@example.co.za' }])
    expect(received.bcc ?? []).toEqual([])
    expect(received.cc ?? []).toEqual([])
    expect(received.replyTo).toHaveLength(1)
    expect(received.replyTo?.[0]?.address).toBe('nomsa.dlamini@example.co.za')
    expect(received.subject).toBe(mail.subject)
    expect(received.text).toContain('tel:+27601234567')
  })

  it.each(['one@example.co.za,two@example.co.za', 'one@example.co.za>', 'a<b@example.co.za'])(
    'an address such as %j is neither recipient nor Reply-To',
    async (recipient) => {
      expect(() => compose(welcome, welcome.sample, recipient)).toThrow('not one mailbox')
      const payload = { ...bookingRequest.sample, visitorEmail: recipient }
      const { received } = await deliver(compose(bookingRequest, payload))
      expect(received.replyTo).toEqual([{ name: '', address: 'help@cpt.example' }])
    },
  )
})
