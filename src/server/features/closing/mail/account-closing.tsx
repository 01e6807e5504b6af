import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import { longDay } from '#shared/booking/booking-words.ts'
import { ownPages } from '#shared/own-paths.ts'

interface AccountClosing {
  closesISO: string
  step: 'begun' | 'reminder'
}

/** To the owner: when it begins, after a week and on the last day. */
export const accountClosing: Template<AccountClosing, 'system'> = {
  kind: 'account-closing',
  causedBy: ['system'],
  freeText: {},
  page: () => ownPages.account,
  sample: { closesISO: '2026-12-03T07:30:00.000Z', step: 'begun' },
  subject: ({ closesISO, step }) =>
    step === 'begun'
      ? `Your account closes on ${longDay(closesISO)}`
      : `Reminder: your account closes on ${longDay(closesISO)}`,
  preheader: () => 'Until then you can undo it with one press.',
  reason: () =>
    'You’re getting this message because somebody signed in to your account is closing it.',
  Body: ({ payload: { closesISO }, site }) => (
    <>
      <Heading>Your account closes on {longDay(closesISO)}</Heading>
      <Paragraph>
        Your page has left the site and no new bookings come in. Your card is no longer charged. On{' '}
        {longDay(closesISO)} we erase your account, your page, your pictures and your bookings, and
        tell visitors whose bookings are still to come.
      </Paragraph>
      <Paragraph>Invoices stay for five years: tax law requires it.</Paragraph>
      <Button href={`${site.publicUrl}${ownPages.account}`}>Undo or download my data</Button>
      <Note>
        This was not you? Sign in, undo it, and change your password. Then nobody else can do it
        again.
      </Note>
    </>
  ),
}
