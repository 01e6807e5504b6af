import { createRoute, notFound } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LEGAL_DOCUMENTS, type LegalDocument, versionPath } from '#shared/legal/documents.ts'
import type { LegalPageView } from '#shared/legal/edition.ts'
import { pages } from '#shared/paths.ts'
import { PageFrame } from '#web/components/layout/plain-frame.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { Paia } from '#web/features/legal/paia.tsx'
import { Privacy } from '#web/features/legal/privacy.tsx'
import { Terms } from '#web/features/legal/terms.tsx'
import { ReviewsPolicy } from '#web/features/reviews/reviews-policy.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

interface TextProps {
  page: LegalPageView
  supportEmail: string
}

const staticData = { withoutScript: true, sheets: ['about'] } as const
const VERSION = /^[1-9]\d{0,3}$/

/** The version that counts, and each version at an address of its own. */
function legalRoutesOf(
  document: LegalDocument,
  Text: ComponentType<TextProps>,
  description: string,
) {
  const { path, ...text } = LEGAL_DOCUMENTS[document]
  const title = 'heading' in text ? text.heading : text.title
  const Page = ({ page }: { page: LegalPageView }) => {
    const { supportEmail } = rootRoute.useRouteContext().site
    return (
      <PageFrame>
        <Text page={page} supportEmail={supportEmail} />
      </PageFrame>
    )
  }

  const present = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => serverRead(context, (api) => api.getLegalPage(document)),
    head: ({ match: { context } }) =>
      pageHead(context.site, {
        path,
        title: `${title} | CPT Recommends`,
        description,
        jsonLd: [
          breadcrumbMarkup(context.site, [
            { name: 'Home', path: pages.home },
            { name: title, path },
          ]),
        ],
      }),
    component: () => <Page page={present.useLoaderData()} />,
    staticData,
  })

  const version = createRoute({
    getParentRoute: () => rootRoute,
    path: `${path}/$version`,
    loader: ({ context, params }) => {
      if (!VERSION.test(params.version)) throw notFound()
      return serverRead(context, (api) => api.getLegalPage(document, Number(params.version)))
    },
    head: ({ match: { context }, loaderData }) =>
      loaderData
        ? pageHead(context.site, {
            path: versionPath(document, loaderData.shown.version),
            title: `${title}, version ${loaderData.shown.version} | CPT Recommends`,
            description,
            // The page without a number is the one to find.
            noIndex: true,
          })
        : {},
    component: () => <Page page={version.useLoaderData()} />,
    notFoundComponent: () => (
      <PageFrame>
        <title>Version not found | CPT Recommends</title>
        <NotFoundState
          title="We can’t find that version"
          text="All versions are listed at the end of the page."
          action={<a href={`${path}#versions`}>Go to {text.title}</a>}
        />
      </PageFrame>
    ),
    staticData,
  })
  return [present, version]
}

export const legalRoutes = [
  ...legalRoutesOf(
    'terms',
    Terms,
    'What visitors, reviewers and owners may expect of CPT Recommends, and what is expected of them.',
  ),
  ...legalRoutesOf(
    'privacy',
    Privacy,
    'What CPT Recommends knows about you, why, for how long, who sees it, and how to have it back or erased.',
  ),
  ...legalRoutesOf(
    'paia',
    Paia,
    'Which records CPT Recommends has and how to ask for one, under the Promotion of Access to Information Act.',
  ),
  ...legalRoutesOf(
    'reviews',
    ReviewsPolicy,
    'Who may write a review, what is removed, how the average and the order are made, and that money changes nothing.',
  ),
]
