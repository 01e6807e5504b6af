import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent, ReactNode } from 'react'
import { ApiError } from '#shared/api-error.ts'
import { pages, withToken } from '#shared/paths.ts'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { sendJson } from '#web/lib/api/api-client.ts'
import type { MailChoiceParams } from './mail-choice-params.ts'

export interface MailChoiceWords {
  title: string
  text: string
  button: string
  doneTitle: string
  doneText: string
}

interface MailChoiceProps {
  /** The API call of the choice. */
  call: string
  params: MailChoiceParams
  words: MailChoiceWords
}

/** The target of a link in a message: it asks first, since mail scanners open links too. */
export function MailChoice({ call, params: { token, done }, words }: MailChoiceProps) {
  const choice = useMutation({
    mutationFn: (action: string) => sendJson<unknown>('POST', action, {}),
  })
  const action = withToken(call, token ?? '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choice.mutate(action)
  }

  if (choice.isSuccess || done) {
    return <Frame title={words.doneTitle} text={words.doneText} />
  }
  if (!token) {
    return (
      <Frame title="Half a link" text="Please open the link from the message again, all of it." />
    )
  }
  return (
    <Frame title={words.title} text={words.text}>
      {/* A plain form: it also works before, or without, our script. */}
      <form method="post" action={action} onSubmit={submit}>
        <Button type="submit" pending={choice.isPending}>
          {words.button}
        </Button>
      </form>
      {choice.isError && (
        <p role="alert">
          {choice.error instanceof ApiError && choice.error.detail
            ? choice.error.detail
            : 'That did not work. Please try again in a moment.'}
        </p>
      )}
    </Frame>
  )
}

function Frame({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="content" className="section">
        <EmptyState
          frame="page"
          level="h1"
          title={title}
          text={text}
          action={
            children ?? (
              <Link className={buttonClass({ variant: 'line' })} to={pages.home}>
                Back to Home
              </Link>
            )
          }
        />
      </main>
      <SiteFooter />
    </>
  )
}
