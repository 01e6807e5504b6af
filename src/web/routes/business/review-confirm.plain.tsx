import { createRoute } from '@tanstack/react-router'
import { formAddress } from '#shared/paths.ts'
import { reviewPages } from '#shared/review-paths.ts'
import { PlainFrame } from '#web/components/layout/plain-frame.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { UnknownLink } from '#web/components/unknown-link.tsx'
import { personalHead } from '#web/lib/head/personal-head.ts'
import { rootRoute } from '#web/routes/root.route.tsx'

/** The target of the mail to the writer. It asks first, since mail scanners open links too. */
export const reviewConfirmRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: reviewPages.confirm,
  head: () => personalHead('Confirm your review'),
  component: ReviewConfirmPage,
  staticData: { isPlain: true },
})

function ReviewConfirmPage() {
  const { token }: { token?: string } = reviewConfirmRoute.useSearch()
  if (!token) return <UnknownLink />
  return (
    <PlainFrame>
      <article className="policy">
        <h1>Confirm your review</h1>
        <p className="lead">
          One click, and your review gets the mark Confirmed. Your address is never shown.
        </p>
        <form className="plain-form" method="post" action={formAddress('confirm')}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Yes, I wrote it</Button>
        </form>
      </article>
    </PlainFrame>
  )
}
