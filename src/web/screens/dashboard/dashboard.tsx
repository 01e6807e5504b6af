import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CalendarDays, ChartColumn, EyeOff, ListPlus, MessageSquareText, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { OperatingHours } from '#shared/hours/opening-hours.ts'
import type { Plan } from '#shared/money/plans.ts'
import { pages } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { UnsavedChangesGuard, useReportUnsaved } from '#web/components/unsaved-changes.tsx'
import { AnalyticsTab } from '#web/features/analytics/analytics-tab.tsx'
import { PaymentRequired } from '#web/features/billing/payment-required.tsx'
import { ListingTab } from '#web/features/listing/listing-tab.tsx'
import { ProfileTab } from '#web/features/profile/profile-tab.tsx'
import { ReviewsTab } from '#web/features/reviews/owner/reviews-tab.tsx'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { DashboardHeader } from './dashboard-header.tsx'
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tab.ts'
import { FirstSteps } from './first-steps.tsx'
import { TabBoundary } from './tab-boundary.tsx'

interface BookingSetupSlot {
  plan: Plan
  businessId: string | null
  hours: OperatingHours | null
  onDirty: (dirty: boolean) => void
}

interface DashboardProps {
  tab: DashboardTab
  /** Rendered by the bookings feature. */
  bookings: (dashboard: DashboardAnswer) => ReactNode
  /** The setup of online booking, below the listing. */
  bookingSetup: (props: BookingSetupSlot) => ReactNode
  /** Rendered by the account feature, below the profile. */
  account: ReactNode
}

export function Dashboard({ tab, bookings, bookingSetup, account }: DashboardProps) {
  const { data } = useQuery({ ...dashboardQuery, throwOnError: unlessSignedOut })
  const navigate = useNavigate()
  if (data === undefined) return <FullScreenSpinner />
  const { user, profile } = data
  if (user.status === 'PENDING') return <PaymentRequired plan={user.plan} payment={data.payment} />

  const choose = (value: string) =>
    void navigate({
      to: pages.dashboard,
      search: { tab: oneOf(DASHBOARD_TABS, value) },
      replace: true,
    })

  return (
    <UnsavedChangesGuard>
      <DashboardHeader user={user} profile={profile} />
      <main id="content" className="wrap">
        <Tabs value={tab} onValueChange={choose}>
          <DashboardTabs {...data} />
          {user.status === 'PAUSED' && <PausedNotice />}
          {/* The forms stay mounted, so that switching tabs keeps unsaved input. */}
          <TabPanel value="profile" forceMount hidden={tab !== 'profile'}>
            <FirstSteps profile={profile} />
            <ProfileTab profile={profile} account={account} />
          </TabPanel>
          <TabPanel value="listing" forceMount hidden={tab !== 'listing'}>
            <ListingTab profile={profile} />
            <ListingSetup user={user} profile={profile} show={bookingSetup} />
          </TabPanel>
          <TabPanel value="bookings">
            <TabBoundary>{bookings(data)}</TabBoundary>
          </TabPanel>
          <TabPanel value="reviews">
            <TabBoundary>
              <ReviewsTab businessName={profile?.businessName ?? ''} plan={user.plan} />
            </TabBoundary>
          </TabPanel>
          <TabPanel value="analytics">
            <TabBoundary>
              <AnalyticsTab plan={user.plan} />
            </TabBoundary>
          </TabPanel>
        </Tabs>
      </main>
    </UnsavedChangesGuard>
  )
}

type TabFigures = Pick<
  DashboardAnswer,
  'bookingsToAnswer' | 'bookingsThisMonth' | 'reviewsUnanswered'
>

interface ListingSetupProps extends Pick<DashboardAnswer, 'user' | 'profile'> {
  show: DashboardProps['bookingSetup']
}

function ListingSetup({ user, profile, show }: ListingSetupProps) {
  const [dirty, setDirty] = useState(false)
  useReportUnsaved('booking-setup', dirty)
  return show({
    plan: user.plan,
    businessId: profile?.id ?? null,
    hours: profile?.operatingHours ?? null,
    onDirty: setDirty,
  })
}

function DashboardTabs({ bookingsToAnswer, bookingsThisMonth, reviewsUnanswered }: TabFigures) {
  return (
    <div className="dashboard-tabs">
      <TabList label="Dashboard">
        <Tab value="profile">
          <Store className="icon" aria-hidden="true" />
          Profile
        </Tab>
        <Tab value="listing">
          <ListPlus className="icon" aria-hidden="true" />
          Create Listing
        </Tab>
        <Tab value="bookings">
          <CalendarDays className="icon" aria-hidden="true" />
          Bookings
          {bookingsToAnswer > 0 && (
            <Badge tone="wait">
              {bookingsToAnswer}
              <VisuallyHidden> to answer</VisuallyHidden>
            </Badge>
          )}
          <Badge tone="petal">{bookingsThisMonth} this month</Badge>
        </Tab>
        <Tab value="reviews">
          <MessageSquareText className="icon" aria-hidden="true" />
          Reviews
          {reviewsUnanswered > 0 && <Badge tone="petal">{reviewsUnanswered} unanswered</Badge>}
        </Tab>
        <Tab value="analytics">
          <ChartColumn className="icon" aria-hidden="true" />
          Analytics
        </Tab>
      </TabList>
    </div>
  )
}

function PausedNotice() {
  return (
    <p className="dashboard-note" role="status">
      <EyeOff className="icon" aria-hidden="true" />
      <span>
        <b>Your account is paused.</b> Your listing is hidden from visitors. You can still edit it;
        it comes back as you left it when your account is resumed.
      </span>
    </p>
  )
}
