import { Link, useNavigate } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { useResetPassword } from './account.mutations.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SkyPanel } from './sky-panel.tsx'

/** The target of the link in the mail. */
export function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const reset = useResetPassword()
  return (
    <SkyPanel title="Choose a new password">
      <p>All your devices are signed out; then you sign in with the new one.</p>
      <NewPasswordForm
        pending={reset.isPending}
        error={reset.error}
        onSubmit={(newPassword, onError) =>
          reset.mutate(
            { token, newPassword },
            { onSuccess: () => navigate({ to: pages.login, replace: true }), onError },
          )
        }
      />
      <p>
        <Link to={pages.forgotPassword}>Ask for a new link</Link>
      </p>
    </SkyPanel>
  )
}
