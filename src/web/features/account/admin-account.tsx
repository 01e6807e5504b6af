import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FailedSignIns } from '#web/components/admin/failed-sign-ins.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { EmailPanel } from './email-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { PasskeyPanel } from './security/passkey-panel.tsx'
import { SecondFactorPanel } from './security/second-factor-panel.tsx'
import { SessionList } from './session-list.tsx'

/** The security of an admin's own account, and its sessions. */
export function AdminAccount() {
  const { data: user } = useQuery(currentUserQuery)
  const id = useId()
  return (
    <div className="admin__account">
      <div className="dashboard-stack">
        <SecondFactorPanel />
        <PasskeyPanel />
        <PasswordPanel />
        <EmailPanel />
      </div>
      <Panel title="Your account" className="stack">
        <p>
          You sign in as <b>{user?.email}</b>.
        </p>
        <SessionList />
        {user && (
          <section className="stack" aria-labelledby={id}>
            <h3 id={id}>Failed sign-ins to your account</h3>
            <FailedSignIns userId={user.id} />
          </section>
        )}
      </Panel>
    </div>
  )
}
