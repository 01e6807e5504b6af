import { createRoute } from '@tanstack/react-router'
import { reviewPages } from '#shared/review-paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { ReplyForm } from '#web/features/reviews/reply-form.tsx'
import { serverRead } from '#web/lib/api/server-read.ts'
import { personalHead } from '#web/lib/head/personal-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

/** The target of the mail about a new review: opening it changes nothing, only the form does. */
export const reviewReplyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reviewPages.reply,
  loaderDeps: ({ search }: { search: { token?: string } }) => ({ token: search.token ?? '' }),
  loader: async ({ context, deps: { token } }) => ({
    ...(await serverRead(context, (api) => api.getReviewToAnswer(token))),
    token,
  }),
  head: () => personalHead('Answer a review'),
  component: ReviewReplyPage,
  notFoundComponent: UnknownLink,
  staticData: { isPlain: true },
})

function ReviewReplyPage() {
  return (
    <PlainFrame>
      <ReplyForm {...reviewReplyRoute.useLoaderData()} />
    </PlainFrame>
  )
}
