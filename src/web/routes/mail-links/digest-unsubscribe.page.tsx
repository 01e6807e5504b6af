import { getRouteApi } from '@tanstack/react-router'
import { api } from '#shared/paths.ts'
import { MailChoice, type MailChoiceWords } from '#web/features/mail-choice/mail-choice.tsx'

const route = getRouteApi('/digest/unsubscribe')

const WORDS: MailChoiceWords = {
  title: 'Stop the monthly figures?',
  text: 'One click and the message on the first of the month ends. Booking requests still reach you.',
  button: 'Stop the monthly figures',
  doneTitle: 'No more monthly figures',
  doneText: 'Your dashboard still has them, whenever you like.',
}

export function DigestUnsubscribePage() {
  return <MailChoice call={api.digestUnsubscribe} params={route.useSearch()} words={WORDS} />
}
