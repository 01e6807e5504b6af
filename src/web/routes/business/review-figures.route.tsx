import { reviewPages } from '#shared/paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { ReviewFigures } from '#web/features/reviews/review-figures.tsx'
import { personalPage } from '#web/routes/personal-page.tsx'

/** Not from the page cache, which every new review would empty: the service counts every ten minutes. */
export const reviewFiguresRoute = personalPage({
  path: reviewPages.figures,
  load: async ({ api }) => ({ years: await api.getReviewFigures() }),
  title: () => 'Reviews in figures',
  Page: ({ years }) => (
    <PlainFrame>
      <ReviewFigures years={years} />
    </PlainFrame>
  ),
})
