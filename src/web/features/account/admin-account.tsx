import { useQuery } from '@tanstack/react-query'
import { Panel } from '#web/components/ui/panel.tsx'
import { currentUserQuery } from '#web/lib/api/session.ts'
import { PasswordPanel } from './password-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionList } from './session-list.tsx'

/** The security of an admin's own account, and its sessions. */
export function AdminAccount() {
  const { data: user } = useQuery(currentUserQuery)
  return (
    <div className="admin__account">
      <div className="dashboard-stack">
        <SecondFactorPanel />
        <PasswordPanel />
      </div>
      <Panel title="Your account" className="stack">
        <p>
          You sign in as <b>{user?.email}</b>.
        </p>
        <SessionList />
      </Panel>
    </div>
  )
}
