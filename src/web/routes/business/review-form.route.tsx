import { pages } from '#shared/paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { ReviewForm } from '#web/features/reviews/review-form.tsx'
import { ReviewSent } from '#web/features/reviews/review-sent.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

const TITLE = 'Write a Review'

export const reviewFormRoute = personalPage({
  path: '/forms/review',
  load: async ({ query, api }) => {
    const businessId = query.get('business') ?? ''
    const done = query.get('done')
    return {
      businessId,
      bookingToken: query.get('token') ?? '',
      reviewId: query.get('review') ?? '',
      done,
      googleReviewUrl: done === null ? null : await api.getGoogleReviewUrl(businessId),
    }
  },
  title: () => TITLE,
  Page: ({ businessId, bookingToken, reviewId, done, googleReviewUrl }) => (
    <PlainFrame>
      {done === null ? (
        <article className="policy stack">
          <h1>{TITLE}</h1>
          <ReviewForm businessId={businessId} bookingToken={bookingToken} />
          <p>
            <a href={pages.business(businessId)}>Back to the business</a>
          </p>
        </article>
      ) : (
        <ReviewSent
          businessId={businessId}
          reviewId={reviewId}
          state={done === 'held' ? 'held' : 'published'}
          isLinkSent={done === 'link'}
          googleReviewUrl={googleReviewUrl}
        />
      )}
    </PlainFrame>
  ),
})
