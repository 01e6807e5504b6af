import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, Banknote, CalendarCheck, Mail, Sprout, Star, Store } from 'lucide-react'
import { formatRand } from '#shared/money/money.ts'
import { moneyPages } from '#shared/paths.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { NotWell } from '#web/features/readiness/not-well.tsx'
import { SiteWarnings } from '#web/features/stats/site-warnings.tsx'
import { StatCard, type StatCardProps } from '#web/features/stats/stat-card.tsx'
import { statsQuery } from '#web/features/stats/stats.query.ts'
import { RecentSignups } from '#web/features/users/recent-signups.tsx'
import { Today } from './today.tsx'

type Figure = Omit<StatCardProps, 'value'> & {
  key: keyof Omit<AdminStats, 'faults' | 'warnings' | 'todo'>
}

/** The hints are fixed texts from the product; they are not computed. */
const FIGURES: Figure[] = [
  {
    key: 'totalBusinesses',
    label: 'Total businesses',
    hint: '+12 this month',
    icon: Store,
    tint: '--foam',
    format: formatCount,
  },
  {
    key: 'activeSubscriptions',
    label: 'Active subscriptions',
    hint: '70% conversion',
    icon: BadgeCheck,
    tint: '--moss',
    format: formatCount,
  },
  {
    key: 'premiumUsers',
    label: 'Premium users',
    hint: '38% of active',
    icon: Sprout,
    tint: '--butter',
    format: formatCount,
  },
  {
    key: 'monthlyRevenue',
    label: 'Monthly revenue',
    hint: '+15% from last month',
    icon: Banknote,
    tint: '--petal',
    format: formatRand,
  },
  {
    key: 'totalBookings',
    label: 'Total bookings',
    icon: CalendarCheck,
    tint: '--peach',
    format: formatCount,
  },
  { key: 'totalRatings', label: 'Total ratings', icon: Star, tint: '--mist', format: formatCount },
  {
    key: 'totalNewsletter',
    label: 'Newsletter signups',
    icon: Mail,
    tint: '--sand-200',
    format: formatCount,
  },
]

export function OverviewTab() {
  const stats = useQuery(statsQuery)
  return (
    <>
      <Today todo={stats.data?.todo} />
      <NotWell />
      <SiteWarnings faults={stats.data?.faults ?? []} warnings={stats.data?.warnings ?? []} />
      {stats.error ? (
        <LoadFailure error={stats.error} onRetry={stats.refetch} />
      ) : (
        <ul className="stats" aria-label="Figures">
          {FIGURES.map(({ key, ...figure }) =>
            stats.data ? (
              <StatCard key={key} {...figure} value={stats.data[key]} />
            ) : (
              <li key={key} className="stat">
                <Skeleton height={150} />
              </li>
            ),
          )}
          <li className="stat stat--picture" aria-hidden="true">
            <img src="/art/hero-poster.webp" alt="" />
          </li>
        </ul>
      )}
      <p className="text-small muted">
        Monthly revenue is the plan prices of all active owners, also of those who were activated
        without payment. What really came in is under <a href={moneyPages.money}>Money</a>.
      </p>
      <RecentSignups />
    </>
  )
}
