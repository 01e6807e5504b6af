import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { ownPages } from '#shared/own-paths.ts'
import { pages } from '#shared/paths.ts'
import type { AdminStats } from '#shared/schemas/admin.ts'
import { keysOf, oneOf } from '#shared/text/one-of.ts'
import { AdminMore } from '#web/components/admin/admin-more.tsx'
import { type AdminTab, MAIN_ADMIN_TABS } from '#web/components/admin/admin-search.ts'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Tab, TabList, TabPanel, Tabs } from '#web/components/ui/navigation/tabs.tsx'
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
const MAIN_TABS = keysOf(MAIN_ADMIN_TABS)

const waitingOf = (stats: AdminStats | undefined) =>
  stats && {
    reviews: stats.reviewsWaiting,
    [ownPages.claims]: stats.todo.claims,
    [ownPages.corrections]: stats.todo.corrections,
  }

/** `account` is rendered by the account feature, for the last tab. */
export function AdminPanel({ account }: { account: ReactNode }) {
  const { tab = 'overview' } = useAdminSearch()
  const navigate = useNavigate({ from: pages.adminPanel })
  const Content = tab === 'account' ? null : CONTENT[tab]
  const { data: stats } = useQuery(statsQuery)
  const isMain = oneOf(MAIN_TABS, tab) !== undefined
  const content = Content ? <Content /> : account

  return (
    <>
      <AdminBar />
      <main id="content" className="wrap admin">
        <h1>Admin Panel</h1>
        <Tabs
          value={tab}
          onValueChange={(chosen) =>
            void navigate({
              search: { tab: chosen === 'overview' ? undefined : oneOf(MAIN_TABS, chosen) },
              resetScroll: false,
            })
          }
        >
          <div className="admin-tabs">
            <TabList label="Admin Panel">
              {MAIN_TABS.map((key) => (
                // Where none of them is chosen, the keyboard comes in at the first.
                <Tab key={key} value={key} tabIndex={isMain || key !== 'overview' ? undefined : 0}>
                  {MAIN_ADMIN_TABS[key]}
                </Tab>
              ))}
            </TabList>
            <AdminMore current={tab} waiting={waitingOf(stats)} />
          </div>
          {isMain ? (
            <TabPanel value={tab}>{content}</TabPanel>
          ) : (
            <div className="admin__part">{content}</div>
          )}
        </Tabs>
      </main>
    </>
  )
}
