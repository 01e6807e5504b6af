import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ownPages } from '#shared/own-paths.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/toast.ts'
import { SessionList } from './session-list.tsx'

/** The owner's e-mail address, whether it is confirmed, and the sessions. */
export function OwnAccount() {
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  const { email, emailConfirmed } = user
  return (
    <Panel
      title="Your account"
      className="stack"
      action={
        <Badge tone={emailConfirmed ? 'ok' : 'wait'}>
          {emailConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      }
    >
      <p>
        You sign in as <b>{email}</b>.
      </p>
      {!emailConfirmed && <AskAgain />}
      <SessionList />
      {/* A full page load: that page has no script. */}
      <p>
        <a href={ownPages.account}>Download everything or close your account</a>
      </p>
    </Panel>
  )
}

function AskAgain() {
  const queryClient = useQueryClient()
  const resend = useMutation({
    mutationFn: () => call('POST /api/confirm-email/resend'),
    onSuccess: ({ message }) => toast({ title: 'Link sent', description: message }),
    onError: async (error) => {
      toast({ variant: 'destructive', title: 'No link was sent', description: error.message })
      // It may have been confirmed on another device meanwhile.
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
  })
  return (
    <>
      <p>Please follow the link in our mail, so that we know our messages reach you.</p>
      <Button variant="line" pending={resend.isPending} onClick={() => resend.mutate()}>
        {resend.isPending ? 'Sending...' : 'Send the link again'}
      </Button>
    </>
  )
}
