import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { API } from '#shared/api/api.ts'
import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { formAddress, reviewPages, withToken } from '#shared/paths.ts'
import type { OwnReviewService } from './own-review.service.ts'
import { presentReview } from './review.presenter.ts'

export function ownReviewRoutes(
  route: Route,
  { ownReviews, limits, form }: { ownReviews: OwnReviewService; limits: Limits; form: Form },
): void {
  route('GET /api/dashboard/reviews', async ({ user, query }) => {
    const { rows, ...found } = await ownReviews.find(user.id, query)
    return { ...found, reviews: rows.map(presentReview) }
  })

  route('PUT /api/dashboard/reviews/:id/reply', ({ user, params, body }) =>
    ownReviews.reply(user, params.id, body.text),
  )

  route('DELETE /api/dashboard/reviews/:id/reply', async ({ user, params }) => {
    await ownReviews.removeReply(user, params.id)
    return { message: 'Your reply was removed.' }
  })

  route('PUT /api/dashboard/google-review-link', async ({ body, user }) => {
    const { url } = body
    await ownReviews.saveGoogleReviewUrl(user, url)
    return { message: url === '' ? 'The link was removed.' : 'The link is saved.' }
  })

  const preHandler = limits.perVisitor('reply-by-mail', { requests: 60, seconds: 600 })
  const byMail = API['POST /api/reviews/reply']
  route('POST /api/reviews/reply', { preHandler }, ({ query, body }) =>
    ownReviews.replyByToken(query.token, body.text),
  )
  form(
    formAddress('reply'),
    {
      page: ({ token = '' }) => withToken(reviewPages.reply, token),
      failed: 'Reply failed',
      body: byMail.body.extend(byMail.query.shape),
      preHandler,
    },
    async ({ body: { token, text } }) => {
      const { message } = await ownReviews.replyByToken(token, text)
      const done = message === REVIEW_DONE.replied ? 'yes' : 'changed'
      return `${withToken(reviewPages.reply, token)}&done=${done}`
    },
  )
}
