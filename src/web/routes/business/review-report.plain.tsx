import { createRoute, useRouteContext } from '@tanstack/react-router'
import { reviewPages } from '#shared/review-paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { AboutNotices, NoticeForm } from '#web/features/reviews/notice-form.tsx'
import { ReportForm } from '#web/features/reviews/report-form.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { pageHead } from '#web/lib/head/page-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

const formHead = (title: string) => ({
  meta: [{ title: `${title} | CPT Recommends` }, { name: 'robots', content: 'noindex' }],
})

export const reviewReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reviews/$id/report',
  loader: ({ context, params }) => serverRead(context, (api) => api.getReview(params.id)),
  head: () => formHead('Report a review'),
  component: () => (
    <PlainFrame>
      <ReportForm {...reviewReportRoute.useLoaderData()} />
    </PlainFrame>
  ),
  notFoundComponent: UnknownLink,
  staticData: { isPlain: true },
})

export const reviewNoticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reviews/$id/notice',
  loader: ({ context, params }) => serverRead(context, (api) => api.getReview(params.id)),
  head: () => formHead('Formal notice about a review'),
  component: () => (
    <PlainFrame>
      <NoticeForm {...reviewNoticeRoute.useLoaderData()} />
    </PlainFrame>
  ),
  notFoundComponent: UnknownLink,
  staticData: { isPlain: true },
})

export const noticeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reviewPages.notice,
  head: ({ match }) =>
    pageHead(match.context.site, {
      path: reviewPages.notice,
      title: 'Take-down notices | CPT Recommends',
      description:
        'How to ask for an unlawful review to be taken down, and what the law requires in the request.',
    }),
  component: () => (
    <PlainFrame>
      <AboutNotices supportEmail={useRouteContext({ from: '__root__' }).site.supportEmail} />
    </PlainFrame>
  ),
  staticData: { isPlain: true },
})
