import type { FastifyRequest } from 'fastify'
import { callerOf } from '#server/features/accounts/caller.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { API } from '#shared/api/api.ts'
import { REVIEW_DONE } from '#shared/catalogue/review-texts.ts'
import { formAddress, reviewPages, withToken } from '#shared/paths.ts'
import type { ReviewEdit } from '#shared/schemas/reviews/review-edit.ts'
import type { ReviewEditService } from './review-edit.service.ts'

export function reviewEditRoutes(
  route: Route,
  {
    edits,
    guards,
    limits,
    form,
  }: { edits: ReviewEditService; guards: Guards; limits: Limits; form: Form },
): void {
  const preHandler = limits.perVisitor('review-edit', { requests: 30, seconds: 600 })
  const page = ({ token = '' }) => withToken(reviewPages.edit, token)
  const editCall = API['PUT /api/reviews/own']
  const edit = async (request: FastifyRequest, token: string, change: ReviewEdit) => {
    const state = await edits.edit(token, change, callerOf(request))
    return state === 'held' ? ('editHeld' as const) : ('edited' as const)
  }

  route('PUT /api/reviews/own', { onRequest: guards.noticeUser, preHandler }, async (request) => {
    const done = await edit(request, request.query.token, request.body)
    return { message: REVIEW_DONE[done] }
  })
  form(
    formAddress('review-edit'),
    {
      page,
      failed: 'Not saved',
      read: ({ stars, ...fields }) => ({ ...fields, stars: Number(stars) }),
      body: editCall.body.extend(editCall.query.shape),
      preHandler,
    },
    async (request) => {
      const { token, ...change } = request.body
      return `${page({ token })}&done=${await edit(request, token, change)}`
    },
  )

  route('DELETE /api/reviews/own', { preHandler }, async ({ query }) => {
    await edits.withdraw(query.token)
    return { message: REVIEW_DONE.withdrawn }
  })
  form(
    formAddress('review-withdrawal'),
    { page, failed: 'Not withdrawn', body: API['DELETE /api/reviews/own'].query, preHandler },
    async ({ body }) => {
      await edits.withdraw(body.token)
      return `${reviewPages.edit}?done=withdrawn`
    },
  )
}
