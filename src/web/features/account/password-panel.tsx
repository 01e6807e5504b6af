import { Panel } from '#web/components/ui/panel.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function PasswordPanel() {
  return (
    <Panel title="Password">
      <ChangePasswordForm />
    </Panel>
  )
}
