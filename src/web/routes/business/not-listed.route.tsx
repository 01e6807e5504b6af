import { createRoute, redirect } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { NotListed } from '#shared/read-api.ts'
import { formatDate } from '#shared/time/dates.ts'
import { BusinessCard } from '#web/components/business-card.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { rootRoute } from '#web/routes/root.route.tsx'
import { BusinessNotFound } from './business.page.tsx'

type Shown = Pick<NotListed, 'category' | 'closed'> & NonNullable<NotListed['similar']>

/**
 * Sent at the address of a paused business: says so, without its name, and shows similar ones. One that has closed
 * for good is named.
 */
export const notListedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/business/$id/not-listed',
  loader: async ({ context, params: { id } }): Promise<Shown> => {
    const { category, closed, similar } = await serverRead(context, (api) => api.getNotListed(id))
    if (!similar) throw redirect({ href: pages.category(category.slug), statusCode: 302 })
    return { category, closed, ...similar }
  },
  head: ({ loaderData }) => ({
    meta: [
      {
        title: `${loaderData?.closed ? 'Closed for good' : 'Not listed at the moment'} | CPT Recommends`,
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: NotListedPage,
  notFoundComponent: BusinessNotFound,
  staticData: { withoutScript: true },
})

function NotListedPage() {
  const { category, closed, businesses, now }: Shown = notListedRoute.useLoaderData()
  return (
    <PlainFrame>
      <div className="stack">
        {closed ? (
          <>
            <h1>{closed.businessName} has closed for good</h1>
            <p>We know of it since {formatDate(closed.closedOn)}. These may help instead.</p>
          </>
        ) : (
          <>
            <h1>Not listed at the moment</h1>
            <p>This business is not listed on CPT Recommends right now. It may come back.</p>
          </>
        )}
        <p>
          <a className={buttonClass()} href={pages.category(category.slug)}>
            {category.title} in Cape Town
          </a>
        </p>
        {businesses.length > 0 && (
          <>
            <h2>Similar places</h2>
            <ul className="business-grid">
              {businesses.map((business) => (
                <li key={business.id}>
                  <BusinessCard business={business} level="h3" now={now} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </PlainFrame>
  )
}
