import { createRoute, notFound } from '@tanstack/react-router'
import { helpPages, pages } from '#shared/paths.ts'
import { PageFrame } from '#web/components/layout/plain-frame.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { HelpArticlePage } from '#web/features/help/help-article.tsx'
import { helpOf } from '#web/features/help/help-content.ts'
import { HelpHome } from '#web/features/help/help-home.tsx'
import { HelpResults } from '#web/features/help/help-results.tsx'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const staticData = { withoutScript: true, sheets: ['about'] } as const
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 100) : '')

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: helpPages.home,
  validateSearch: ({ q }: Record<string, unknown>): { q?: string | undefined } => ({
    q: textOf(q) || undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: helpPages.home,
      title: 'Help Center | CPT Recommends',
      description:
        'Answers for visitors and owners: booking, reviews, privacy, listings, payments and accounts.',
      noIndex: match.search.q !== undefined,
    }),
  component: () => {
    const { q } = homeRoute.useSearch()
    return <PageFrame>{q === undefined ? <HelpHome /> : <HelpResults asked={q} />}</PageFrame>
  },
  staticData,
})

const articleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/$slug',
  validateSearch: ({
    helped,
  }: Record<string, unknown>): {
    helped?: 'yes' | 'no' | undefined
  } => ({ helped: helped === 'yes' || helped === 'no' ? helped : undefined }),
  loader: ({ context, params }) => {
    const article = helpOf(context.site).find(params.slug)
    if (!article) throw notFound()
    return article
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead(match.context.site, {
          path: helpPages.article(loaderData.id),
          title: `${loaderData.title} | CPT Recommends`,
          description: loaderData.lead,
          type: 'article',
          jsonLd: [
            breadcrumbMarkup(match.context.site, [
              { name: 'Home', path: pages.home },
              { name: 'Help Center', path: helpPages.home },
              { name: loaderData.title, path: helpPages.article(loaderData.id) },
            ]),
          ],
        })
      : {},
  component: () => {
    const { helped } = articleRoute.useSearch()
    return (
      <PageFrame>
        <HelpArticlePage article={articleRoute.useLoaderData()} helped={helped} />
      </PageFrame>
    )
  },
  notFoundComponent: () => (
    <PageFrame>
      <title>Answer not found | CPT Recommends</title>
      <NotFoundState
        title="We can’t find that answer"
        text="It may have moved. All of them are in the Help Center."
        action={<a href={helpPages.home}>Go to the Help Center</a>}
      />
    </PageFrame>
  ),
  staticData,
})

export const helpRoutes = [homeRoute, articleRoute]
