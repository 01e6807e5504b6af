import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  CalendarX,
  ChartColumn,
  EyeOff,
  ListPlus,
  MessageSquareText,
  Store,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { longDay } from '#shared/booking/booking-words.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import type { DashboardAnswer } from '#shared/schemas/dashboard.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { FullScreenSpinner } from '#web/components/ui/feedback/spinner.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { UnsavedChangesGuard } from '#web/components/unsaved-changes.tsx'
import { AnalyticsTab } from '#web/features/analytics/analytics-tab.tsx'
import { PaymentRequired } from '#web/features/billing/payment-required.tsx'
import { ProfileTab } from '#web/features/profile/profile-tab.tsx'
import { ReviewsTab } from '#web/features/reviews/owner/reviews-tab.tsx'
import { dashboardQuery } from '#web/lib/api/dashboard.query.ts'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { DashboardHeader } from './dashboard-header.tsx'
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tab.ts'
import { FirstSteps } from './first-steps.tsx'
import { LISTING_PARTS, type ListingPart } from './listing/listing-part.ts'
import { ListingTab } from './listing/listing-tab.tsx'
import { TabBoundary } from './tab-boundary.tsx'

interface DashboardProps {
  /** The chosen one; at first what is to be done decides. */
  tab: DashboardTab | undefined
  part: ListingPart | undefined
  /** Rendered by the bookings feature. */
  bookings: (dashboard: DashboardAnswer) => ReactNode
  /** Rendered by the account feature, below the profile. */
  account: ReactNode
}

const firstTabOf = ({ bookingsToAnswer, hasBookingsToday }: DashboardAnswer): DashboardTab =>
  bookingsToAnswer > 0 || hasBookingsToday ? 'bookings' : 'profile'

const PENDING_CHECK_MS = 10_000
const isPending = (data: DashboardAnswer | undefined) => data?.user.status === 'PENDING'

export function Dashboard({ tab, part, bookings, account }: DashboardProps) {
  const { data } = useQuery({
    ...dashboardQuery,
    throwOnError: unlessSignedOut,
    // It is paid for in another tab: this one follows.
    refetchInterval: ({ state }) => isPending(state.data) && PENDING_CHECK_MS,
    refetchOnWindowFocus: ({ state }) => isPending(state.data) && 'always',
  })
  const navigate = useNavigate()
  // Decided once: a request that arrives later takes nobody out of a form.
  const [firstTab, setFirstTab] = useState<DashboardTab>()
  if (data !== undefined && firstTab === undefined) setFirstTab(firstTabOf(data))
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
        <Tabs value={tab ?? firstTab ?? 'profile'} onValueChange={choose}>
          <DashboardTabs {...data} />
          {data.closesISO !== null && <ClosingNotice closesISO={data.closesISO} />}
          {user.status === 'PAUSED' && data.closesISO === null && <PausedNotice />}
          {data.endsOn !== null && <EndNotice endsOn={data.endsOn} />}
          {/* The forms stay mounted, so that switching tabs keeps unsaved input. */}
          <TabPanel value="profile" staysMounted>
            <FirstSteps profile={profile} />
            <ProfileTab profile={profile} account={account} />
          </TabPanel>
          <TabPanel value="listing" staysMounted>
            <ListingTab
              user={user}
              profile={profile}
              part={part ?? 'about'}
              onPart={(value) =>
                void navigate({
                  to: pages.dashboard,
                  search: { tab: 'listing', part: oneOf(LISTING_PARTS, value) },
                  replace: true,
                })
              }
            />
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
          {reviewsUnanswered > 0 && (
            <Badge tone="petal">
              {reviewsUnanswered}
              <span className="dashboard-tabs__word"> unanswered</span>
            </Badge>
          )}
        </Tab>
        <Tab value="analytics">
          <ChartColumn className="icon" aria-hidden="true" />
          Analytics
        </Tab>
      </TabList>
    </div>
  )
}

function EndNotice({ endsOn }: { endsOn: string }) {
  return (
    <p className="dashboard-note" role="status">
      <CalendarX className="icon" aria-hidden="true" />
      <span>
        <b>Your plan is cancelled.</b> Your listing stays online until {formatDate(endsOn)}.{' '}
        {/* A full page load: that page has no script. */}
        <a href={moneyPages.billing}>Plan &amp; billing</a>
      </span>
    </p>
  )
}

function ClosingNotice({ closesISO }: { closesISO: string }) {
  return (
    <p className="dashboard-note" role="status">
      <CalendarX className="icon" aria-hidden="true" />
      <span>
        <b>Your account closes on {longDay(closesISO)}.</b> Your page is off the site.{' '}
        {/* A full page load: that page has no script. */}
        <a href={ownPages.account}>Undo it or download your data</a>
      </span>
    </p>
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
