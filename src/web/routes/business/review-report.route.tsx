import { createRoute, useRouteContext } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { noticeSentence, reportSentence } from '#shared/catalogue/review-texts.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import type { ReviewOfBusiness } from '#shared/read-api.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { AboutNotices, NoticeForm } from '#web/features/reviews/notice-form.tsx'
import { ReportForm } from '#web/features/reviews/report-form.tsx'
import { pageHead } from '#web/lib/head/page-head.ts'
import { personalPage } from '#web/routes/personal-page.tsx'
import { rootRoute } from '#web/routes/root.route.tsx'

/** Whatever else is in the address is not repeated. */
const referenceOf = (said: string) => (/^[\w-]{1,64}$/.test(said) ? said : null)

/** A form about a public review, and what is said once it was sent. */
const formAbout = (
  path: string,
  title: string,
  Form: ComponentType<ReviewOfBusiness>,
  done: { title: string; sentence: (said: string) => string },
) =>
  personalPage({
    path,
    load: async ({ api, query }, param) => ({
      about: await api.getReview(param('id')),
      said: query.get('done'),
    }),
    title: () => title,
    NotFound: UnknownLink,
    Page: ({ about, said }) => (
      <PlainFrame>
        {said === null ? (
          <Form {...about} />
        ) : (
          <FormDone
            title={done.title}
            sentence={done.sentence(said)}
            back={{ href: pages.business(about.review.businessId), label: 'Back to the business' }}
          />
        )}
      </PlainFrame>
    ),
  })

export const reviewReportRoute = formAbout('/reviews/$id/report', 'Report a review', ReportForm, {
  title: 'Review reported',
  sentence: (said) => reportSentence(referenceOf(said)),
})

export const reviewNoticeRoute = formAbout(
  '/reviews/$id/notice',
  'Formal notice about a review',
  NoticeForm,
  {
    title: 'Notice sent',
    sentence: (said) => noticeSentence(referenceOf(said)),
  },
)

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
  staticData: { withoutScript: true },
})
