import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { pages, reviewPages } from '#shared/paths.ts'
import { FormDone } from '#web/components/form-done.tsx'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { ReplyForm } from '#web/features/reviews/reply-form.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

/** The target of the mail about a new review: opening it changes nothing, only the form does. */
export const reviewReplyRoute = personalPage({
  path: reviewPages.reply,
  load: async ({ api, query }) => {
    const token = query.get('token') ?? ''
    return { about: await api.getReviewToAnswer(token), token, done: query.get('done') }
  },
  title: () => 'Answer a review',
  NotFound: UnknownLink,
  Page: ({ about, token, done }) => (
    <PlainFrame>
      {done === null ? (
        <ReplyForm {...about} token={token} />
      ) : (
        <FormDone
          title="Thank you"
          sentence={done === 'changed' ? REVIEW_DONE.replyChanged : REVIEW_DONE.replied}
          back={{ href: pages.business(about.review.businessId), label: 'Back to the business' }}
        />
      )}
    </PlainFrame>
  ),
})
