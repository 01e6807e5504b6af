import { useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Protected } from '#web/components/protected.tsx'
import { OwnAccount } from '#web/features/account/own-account.tsx'
import { PasswordPanel } from '#web/features/account/password-panel.tsx'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'

export function DashboardPage() {
  const { tab = 'profile', page = 1 } = useSearch({ from: pages.dashboard })
  return (
    <Protected only="BUSINESS">
      {() => (
        <Dashboard
          tab={tab}
          bookingsPage={page}
          account={
            <>
              <OwnAccount />
              <PasswordPanel />
            </>
          }
        />
      )}
    </Protected>
  )
}
