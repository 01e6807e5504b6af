import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '#shared/paths.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FormError } from '#web/components/ui/form/field.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { SkyPanel } from './sky-panel.tsx'

type LinkQuestionProps = {
  /** The call that the button makes. */
  name: 'POST /api/not-me' | 'POST /api/change-email/confirm'
  token: string
  title: string
  children: ReactNode
  button: string
  doneTitle: string
}

/** The target of a link in a mail about the account: it asks first, since mail scanners open links too. */
export function LinkQuestion(props: LinkQuestionProps) {
  const { name, token, title, children, button, doneTitle } = props
  const queryClient = useQueryClient()
  const act = useMutation({
    mutationFn: () => call(name, { body: { token } }),
    // Another address, or signed out: this browser may show the account as it was.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
  if (act.data)
    return (
      <SkyPanel title={doneTitle}>
        <p role="status">{act.data.message}</p>
        <p>
          <Link to={pages.login}>Sign in</Link>
        </p>
      </SkyPanel>
    )
  return (
    <SkyPanel title={title}>
      {children}
      {act.error && <FormError>{act.error.message}</FormError>}
      <Button size="lg" block pending={act.isPending} onClick={() => act.mutate()}>
        {button}
      </Button>
      <p>
        <Link to={pages.home}>Leave everything as it is</Link>
      </p>
    </SkyPanel>
  )
}
