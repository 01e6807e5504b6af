import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { sendPlainPage } from '#server/render/send-plain-page.tsx'
import { ApiError } from '#shared/api-error.ts'
import { isDay } from '#shared/booking/booking-date.ts'
import { formAddress } from '#shared/paths.ts'
import type { ServerReadApi } from '#shared/read-api.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { type RefusedForm, RefusedFormError } from '#web/components/ui/form/refused-form.tsx'
import { PlainReviewForm } from '#web/features/reviews/plain-review-form.tsx'
import { callWithin } from './call-within.ts'
import { type Fields, readFields } from './form-fields.ts'
import { plainBooking, type Read } from './plain-booking.tsx'
import { PLAIN_FORMS, type PlainForm, type Reads } from './plain-forms.tsx'
import { PlainPage } from './plain-page.tsx'

interface PlainFormOptions {
  api: ServerReadApi
  styles: string[]
}

/**
 * Forms posted by the browser without script. Each is passed to the API call that the page's script would
 * make, in-process, so that validation, limits and cookies are the same; the answer is a page.
 */
export const plainFormRoutes: FastifyPluginAsync<PlainFormOptions> = async (
  app,
  { api, styles },
) => {
  await app.register(formbody)

  const send = sendPlainPage(styles)

  const call = (request: FastifyRequest, form: PlainForm, fields: Fields) =>
    callWithin(
      app,
      request,
      typeof form.call === 'string' ? form.call : form.call(fields),
      form.toBody?.(fields) ?? fields,
    )

  const readWithin = (request: FastifyRequest): Read => {
    const { remoteAddress } = request.socket
    return async (url) => {
      const answered = await app.inject({ url, remoteAddress })
      return answered.statusCode === 200 ? answered.json() : undefined
    }
  }

  const refuse = async (
    form: PlainForm,
    request: FastifyRequest,
    reply: FastifyReply,
    { status, detail, errors = {} }: Pick<Problem, 'status' | 'detail' | 'errors'>,
  ) => {
    const fields = readFields(request.body)
    const { failed: title, back, hasHeading } = form
    const refused: RefusedForm = { title, detail, errors, fields }
    const again = await showAgain(form, { api, read: readWithin(request) }, refused, fields)
    const page =
      again && hasHeading ? (
        <PlainPage back={back(fields)}>{again}</PlainPage>
      ) : (
        <PlainPage title={title} back={back(fields)}>
          <RefusedFormError refused={{ ...refused, title: undefined }} />
          {again}
        </PlainPage>
      )
    return send(reply, status, title, page)
  }

  const answer = async (form: PlainForm, request: FastifyRequest, reply: FastifyReply) => {
    const fields = readFields(request.body)
    const wrong = form.refuse?.(fields)
    if (wrong !== undefined) return refuse(form, request, reply, { status: 400, detail: wrong })

    const answered = await call(request, form, fields)
    const cookies = answered.headers['set-cookie']
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    if (answered.statusCode >= 400) return refuse(form, request, reply, answered.json<Problem>())
    if ('to' in form.done) return reply.redirect(form.done.to, 303)
    const { message, booking } = answered.json<{ message?: string; booking?: { status: string } }>()
    const sentence = form.done.sentence ?? message ?? ''
    const { title, confirmed = title } = form.done
    const said = booking?.status === 'accepted' ? confirmed : title
    const page = <PlainPage title={said} sentences={[sentence]} back={form.back(fields)} />
    return send(reply, 200, said, page)
  }

  for (const name of keysOf(PLAIN_FORMS))
    app.post(formAddress(name), { schema: { hide: true } }, (request, reply) =>
      answer(PLAIN_FORMS[name], request, reply),
    )

  /** The dialogs of a business as pages, linked for browsers without script. */
  const showForm = (
    path: string,
    title: string,
    form: (request: FastifyRequest, fields: Fields) => Promise<ReactElement> | ReactElement,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { business = '', service = '', token = '', from } = readFields(request.query)
      const businessId = business.slice(0, 64)
      const asked = { businessId, serviceId: service.slice(0, 64), token: token.slice(0, 100) }
      const page = (
        <PlainPage title={title} back={PLAIN_FORMS.booking.back(asked)}>
          {await form(request, from && isDay(from) ? { ...asked, from } : asked)}
        </PlainPage>
      )
      return send(reply, 200, title, page)
    })
  showForm(formAddress('booking'), 'Book an Appointment', (request, fields) =>
    plainBooking(readWithin(request), fields),
  )
  showForm(formAddress('review'), 'Write a Review', (_request, { businessId = '', token = '' }) => (
    <PlainReviewForm businessId={businessId} bookingToken={token} />
  ))
}

/** Undefined if the form has no page, or if what it is about was deleted meanwhile. */
async function showAgain(form: PlainForm, reads: Reads, refused: RefusedForm, fields: Fields) {
  try {
    return await form.again?.(reads, refused, fields)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
