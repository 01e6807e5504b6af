import { useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { PageStyles } from '#web/components/page-styles.tsx'
import { Protected } from '#web/components/protected.tsx'
import { EmailPanel } from '#web/features/account/email-panel.tsx'
import { OwnAccount } from '#web/features/account/own-account.tsx'
import { PasswordPanel } from '#web/features/account/password-panel.tsx'
import { PasskeyPanel } from '#web/features/account/security/passkey-panel.tsx'
import { SecondFactorPanel } from '#web/features/account/security/second-factor-panel.tsx'
import { readBookingsSearch } from '#web/features/bookings/owner/booking-list.ts'
import { BookingsTab } from '#web/features/bookings/owner/bookings-tab.tsx'
import { Dashboard } from '#web/screens/dashboard/dashboard.tsx'

export function DashboardPage() {
  const search = useSearch({ from: pages.dashboard })
  const { tab, part, page = 1 } = search
  return (
    <>
      {/* Loaded with the page: a tab that opens offline could not load it. */}
      <PageStyles />
      <Protected only="BUSINESS">
        {() => (
          <Dashboard
            tab={tab}
            part={part}
            bookings={(dashboard) => (
              <BookingsTab dashboard={dashboard} page={page} {...readBookingsSearch(search)} />
            )}
            account={
              <>
                <OwnAccount />
                <PasswordPanel />
                <PasskeyPanel />
                <SecondFactorPanel />
                <EmailPanel />
              </>
            }
          />
        )}
      </Protected>
    </>
  )
}
