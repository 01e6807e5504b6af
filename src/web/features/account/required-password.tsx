import { Button } from '#web/components/ui/button.tsx'
import { useLogout } from '#web/lib/api/session.mutations.ts'
import { useChangePassword } from './account.mutations.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SkyPanel } from './sky-panel.tsx'

/** After a reset by an admin: the password that two people know must be changed first. */
export function RequiredPassword() {
  const change = useChangePassword()
  const logout = useLogout()
  return (
    <SkyPanel title="Choose a new password">
      <p>Your password was reset. Please choose one of your own before you go on.</p>
      <NewPasswordForm
        pending={change.isPending}
        error={change.error}
        onSubmit={(newPassword, onError) => change.mutate({ newPassword }, { onError })}
      />
      <Button variant="quiet" pending={logout.isPending} onClick={() => logout.mutate()}>
        Sign Out
      </Button>
    </SkyPanel>
  )
}
