import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { adminPrivacyPages, ownPages } from '#shared/own-paths.ts'
import { moneyPages, pages } from '#shared/paths.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { ADMIN_TABS, type AdminTab } from '#web/components/admin/admin-search.ts'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx'
import { ActivityTab } from '#web/features/admin-actions/activity-tab.tsx'
import { MailTab } from '#web/features/background-work/mail-tab.tsx'
import { GemsTab } from '#web/features/gems/gems-tab.tsx'
import { NewsletterTab } from '#web/features/newsletter/newsletter-tab.tsx'
import { ReviewsTab } from '#web/features/reviews/admin/reviews-tab.tsx'
import { statsQuery } from '#web/features/stats/stats.query.ts'
import { UsersTab } from '#web/features/users/users-tab.tsx'
import { AdminBar } from './admin-bar.tsx'
import { OverviewTab } from './overview-tab.tsx'

const CONTENT: Record<Exclude<AdminTab, 'account'>, ComponentType> = {
  overview: OverviewTab,
  users: UsersTab,
  reviews: ReviewsTab,
  newsletter: NewsletterTab,
  gems: GemsTab,
  activity: ActivityTab,
  mail: MailTab,
}
const TABS = keysOf(ADMIN_TABS)

/** The number of held and reported reviews, on every tab, so that none is overlooked. */
function ReviewsWaiting() {
  const { data } = useQuery(statsQuery)
  if (!data?.reviewsWaiting) return null
  return (
    <Badge tone="wait">
      {formatCount(data.reviewsWaiting)}
      <VisuallyHidden> to decide</VisuallyHidden>
    </Badge>
  )
}

/** `account` is rendered by the account feature, for the last tab. */
export function AdminPanel({ account }: { account: ReactNode }) {
  const { tab = 'overview' } = useAdminSearch()
  const navigate = useNavigate({ from: pages.adminPanel })
  const Content = tab === 'account' ? null : CONTENT[tab]
  const list = useRef<HTMLDivElement>(null)

  const { data: stats } = useQuery(statsQuery)

  // In a narrow window the tabs scroll sideways: the selected one may be out of view. The figure on one of
  // them arrives later and moves the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    list.current
      ?.querySelector(`[data-tab="${tab}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab, stats?.reviewsWaiting])

  return (
    <>
      <AdminBar />
      <main id="content" className="wrap admin">
        <div className="panel__head">
          <h1>Admin Panel</h1>
          {/* Full page loads: those pages have no script. */}
          <p className="admin__pages">
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPages.ready}>
              Ready to open?
            </a>
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={ownPages.support}>
              Support
            </a>
            <a className={buttonClass({ variant: 'line', size: 'sm' })} href={moneyPages.money}>
              Money
            </a>
            <a
              className={buttonClass({ variant: 'line', size: 'sm' })}
              href={adminPrivacyPages.requests}
            >
              Privacy
            </a>
          </p>
        </div>
        <Tabs
          value={tab}
          onValueChange={(chosen) =>
            void navigate({
              search: { tab: chosen === 'overview' ? undefined : oneOf(TABS, chosen) },
              resetScroll: false,
            })
          }
        >
          <div ref={list}>
            <TabList label="Admin Panel">
              {TABS.map((key) => (
                <Tab key={key} value={key} data-tab={key}>
                  {ADMIN_TABS[key]}
                  {key === 'reviews' && <ReviewsWaiting />}
                </Tab>
              ))}
            </TabList>
          </div>
          <TabPanel value={tab}>{Content ? <Content /> : account}</TabPanel>
        </Tabs>
      </main>
    </>
  )
}
