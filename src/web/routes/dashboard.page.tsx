import { useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Protected } from '#web/components/protected.tsx'
import { AccountSecurity } from '#web/features/account/account-security.tsx'
import { EmailAddress } from '#web/features/account/email-address.tsx'
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
              <EmailAddress />
              <AccountSecurity />
            </>
          }
        />
      )}
    </Protected>
  )
}
