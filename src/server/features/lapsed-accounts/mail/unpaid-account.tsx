import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { longDay } from '#shared/booking/booking-words.ts'
import { pages } from '#shared/paths.ts'

interface UnpaidAccount {
  endsISO: string
  /** How long an unpaid account is kept: '24 months'. */
  period: string
}

/** To an owner whose account was not paid for long, 30 days before it is erased. */
export const unpaidAccount: Template<UnpaidAccount, 'system'> = {
  kind: 'unpaid-account',
  causedBy: ['system'],
  freeText: {},
  page: () => pages.login,
  sample: { endsISO: '2026-12-19T02:00:00.000Z', period: '24 months' },
  subject: ({ endsISO }) => `We erase your account on ${longDay(endsISO)}`,
  preheader: () => 'Sign in before then, and we keep it.',
  reason: () => 'You’re getting this message because you have an owner’s account with us.',
  Body: ({ payload: { endsISO, period }, site }) => (
    <>
      <Heading>Do you still need your account?</Heading>
      <Paragraph>
        Nobody has paid for it or signed in to it for a long time. We keep such an account for{' '}
        {period}. On {longDay(endsISO)} we erase it, with your page, your pictures and your
        bookings.
      </Paragraph>
      <Paragraph>To keep it, sign in before that day. It costs nothing.</Paragraph>
      <Button href={`${site.publicUrl}${pages.login}`}>Sign in and keep it</Button>
      <Note>
        You don’t need it any more? Then there is nothing to do. Invoices stay for five years: tax
        law requires it.
      </Note>
    </>
  ),
}
