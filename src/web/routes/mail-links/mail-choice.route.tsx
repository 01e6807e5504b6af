import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { formAddress, mailPages, pages, reviewPages } from '#shared/paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { PostForm, RefusedFormError } from '#web/components/ui/form/post-form.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

interface MailChoice {
  path: string
  /** Where the form is sent; the page's own address by default. */
  action?: string
  head: string
  title: string
  text: string
  button: string
  doneTitle: string
  doneText: string
}

/** The target of a link in a message: it asks first, since mail scanners open links too. */
const mailChoice = ({ path, action = path, head, ...words }: MailChoice) =>
  personalPage({
    path,
    load: async ({ query }) => ({ token: query.get('token'), isDone: query.has('done') }),
    title: () => head,
    Page: ({ token, isDone }) => {
      if (!token && !isDone) return <UnknownLink />
      return (
        <PlainFrame>
          <EmptyState
            frame="page"
            level="h1"
            title={isDone ? words.doneTitle : words.title}
            text={isDone ? words.doneText : words.text}
            action={
              isDone ? (
                <a className={buttonClass({ variant: 'line' })} href={pages.home}>
                  Back to Home
                </a>
              ) : (
                <PostForm className="stack" action={action}>
                  <RefusedFormError />
                  <input type="hidden" name="token" value={token ?? ''} />
                  <Button type="submit">{words.button}</Button>
                </PostForm>
              )
            }
          />
        </PlainFrame>
      )
    },
  })

export const mailChoiceRoutes = [
  mailChoice({
    path: mailPages.newsletterConfirm,
    head: 'Confirm your subscription',
    title: 'Stay in the loop?',
    text: 'One click and our newsletter comes to your inbox.',
    button: 'Yes, subscribe me',
    doneTitle: 'You are in the loop',
    doneText: 'Thank you for subscribing to our newsletter!',
  }),
  mailChoice({
    path: mailPages.newsletterUnsubscribe,
    head: 'Leave the newsletter',
    title: 'Leave the newsletter?',
    text: 'One click and we will not write to this address again.',
    button: 'Unsubscribe',
    doneTitle: 'You are off the list',
    doneText: 'No more newsletters. You are welcome back any time.',
  }),
  mailChoice({
    path: mailPages.digestUnsubscribe,
    head: 'Stop the monthly figures',
    title: 'Stop the monthly figures?',
    text: 'One click and the message on the first of the month ends. Booking requests still reach you.',
    button: 'Stop the monthly figures',
    doneTitle: 'No more monthly figures',
    doneText: 'Your dashboard still has them, whenever you like.',
  }),
  mailChoice({
    path: reviewPages.confirm,
    action: formAddress('confirm'),
    head: 'Confirm your review',
    title: 'Confirm your review',
    text: 'One click, and your review gets the Confirmed mark. Your address is never shown.',
    button: 'Yes, I wrote it',
    doneTitle: 'Confirmed',
    doneText: REVIEW_DONE.confirmed,
  }),
]
