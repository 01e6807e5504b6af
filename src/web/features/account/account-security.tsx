import { Button } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { useSignOutEverywhere } from './account.mutations.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

/** For any signed-in page: a new password, and an end to sessions left open elsewhere. */
export function AccountSecurity() {
  const everywhere = useSignOutEverywhere()
  return (
    <Panel title="Password and sessions" className="stack">
      <ChangePasswordForm />
      <p>Signed in on a phone you lost, or a computer that is not yours?</p>
      <Button variant="line" pending={everywhere.isPending} onClick={() => everywhere.mutate()}>
        Sign out everywhere
      </Button>
    </Panel>
  )
}
