import { useRouteContext, useSearch } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Protected } from '#web/components/protected.tsx'
import { OwnAccount } from '#web/features/account/own-account.tsx'
import { PasswordPanel } from '#web/features/account/password-panel.tsx'
import { readBookingsSearch } from '#web/features/bookings/owner/booking-list.ts'
import { BookingsTab } from '#web/features/bookings/owner/bookings-tab.tsx'
import { BookingSetup } from '#web/features/bookings/setup/booking-setup.tsx'
import { Dashboard } from '#web/screens/dashboard/dashboard.tsx'

export function DashboardPage() {
  const search = useSearch({ from: pages.dashboard })
  const { site } = useRouteContext({ from: '__root__' })
  const { tab = 'profile', page = 1 } = search
  return (
    <>
      {/* Loaded with the page: a tab that opens offline could not load it. */}
      {site.assets.bookingStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="bookings" />
      ))}
      <Protected only="BUSINESS">
        {() => (
          <Dashboard
            tab={tab}
            bookings={(dashboard) => (
              <BookingsTab dashboard={dashboard} page={page} {...readBookingsSearch(search)} />
            )}
            bookingSetup={(props) => <BookingSetup {...props} />}
            account={
              <>
                <OwnAccount />
                <PasswordPanel />
              </>
            }
          />
        )}
      </Protected>
    </>
  )
}
