import { createRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { LEGAL_DOCUMENTS } from '#shared/legal/documents.ts'
import { pages } from '#shared/paths.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'
import { PageFrame } from '#web/components/layout/plain-frame.tsx'
import { Paia } from '#web/features/legal/paia.tsx'
import { Privacy } from '#web/features/legal/privacy.tsx'
import { Terms } from '#web/features/legal/terms.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { breadcrumbMarkup } from '#web/lib/head/breadcrumb-markup.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

interface TextProps {
  operator: OperatorDetails
  supportEmail: string
}

function legalRoute(
  document: 'terms' | 'privacy' | 'paia',
  Text: ComponentType<TextProps>,
  description: string,
) {
  const { path, title } = LEGAL_DOCUMENTS[document]
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: ({ context }) => serverRead(context, (api) => api.getOperator()),
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
    component: () => {
      const { supportEmail } = rootRoute.useRouteContext().site
      return (
        <PageFrame>
          <Text operator={route.useLoaderData()} supportEmail={supportEmail} />
        </PageFrame>
      )
    },
    staticData: { withoutScript: true, sheets: ['about'] },
  })
  return route
}

export const legalRoutes = [
  legalRoute(
    'terms',
    Terms,
    'What visitors, reviewers and owners may expect of CPT Recommends, and what is expected of them.',
  ),
  legalRoute(
    'privacy',
    Privacy,
    'What CPT Recommends knows about you, why, for how long, who sees it, and how to have it back or erased.',
  ),
  legalRoute(
    'paia',
    Paia,
    'Which records CPT Recommends has and how to ask for one, under the Promotion of Access to Information Act.',
  ),
]
