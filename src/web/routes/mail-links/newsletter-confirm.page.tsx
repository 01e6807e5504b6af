import { getRouteApi } from '@tanstack/react-router'
import { api } from '#shared/paths.ts'
import { MailChoice, type MailChoiceWords } from '#web/features/mail-choice/mail-choice.tsx'

const route = getRouteApi('/newsletter/confirm')

const WORDS: MailChoiceWords = {
  title: 'Stay in the loop?',
  text: 'One click and our newsletter comes to your inbox.',
  button: 'Yes, subscribe me',
  doneTitle: 'You are in the loop',
  doneText: 'Thank you for subscribing to our newsletter!',
}

export function NewsletterConfirmPage() {
  return <MailChoice call={api.newsletterConfirm} params={route.useSearch()} words={WORDS} />
}
