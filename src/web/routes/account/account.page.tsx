import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Redirect } from '#web/components/redirect.tsx'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { ConfirmEmail } from '#web/features/account/confirm-email.tsx'
import { ConfirmNewEmail } from '#web/features/account/confirm-new-email.tsx'
import { ForgotPassword } from '#web/features/account/forgot-password.tsx'
import { NotMe } from '#web/features/account/not-me.tsx'
import { RequiredPassword } from '#web/features/account/required-password.tsx'
import { ResetPassword } from '#web/features/account/reset-password.tsx'
import { currentUserQuery, startPageOf } from '#web/lib/api/session.ts'

export function ForgotPasswordPage() {
  return <ForgotPassword />
}

export function ResetPasswordPage() {
  const { token } = useSearch({ from: pages.resetPassword })
  return token ? <ResetPassword token={token} /> : <Redirect to={pages.forgotPassword} />
}

export function NewPasswordPage() {
  const { data: user } = useQuery(currentUserQuery)
  if (user === undefined) return <FullScreenSpinner />
  if (user === null) return <Redirect to={pages.auth} />
  return user.mustChangePassword ? <RequiredPassword /> : <Redirect to={startPageOf(user)} />
}

export function ConfirmEmailPage() {
  const { token } = useSearch({ from: pages.confirmEmail })
  return token ? <ConfirmEmail token={token} /> : <Redirect to={pages.auth} />
}

export function ChangeEmailPage() {
  const { token } = useSearch({ from: pages.changeEmail })
  return token ? <ConfirmNewEmail token={token} /> : <Redirect to={pages.auth} />
}

export function NotMePage() {
  const { token } = useSearch({ from: pages.notMe })
  return token ? <NotMe token={token} /> : <Redirect to={pages.forgotPassword} />
}
