import { getRouteApi } from '@tanstack/react-router'
import { api } from '#shared/paths.ts'
import { MailChoice, type MailChoiceWords } from '#web/features/mail-choice/mail-choice.tsx'

const route = getRouteApi('/newsletter/unsubscribe')

const WORDS: MailChoiceWords = {
  title: 'Leave the newsletter?',
  text: 'One click and we will not write to this address again.',
  button: 'Unsubscribe',
  doneTitle: 'You are off the list',
  doneText: 'No more newsletters. You are welcome back any time.',
}

export function NewsletterUnsubscribePage() {
  return <MailChoice call={api.newsletterUnsubscribe} params={route.useSearch()} words={WORDS} />
}
