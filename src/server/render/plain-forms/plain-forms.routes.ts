import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { isDay } from '#shared/booking/booking-date.ts'
import { formAddress } from '#shared/paths.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { keysOf } from '#shared/text/one-of.ts'
import { callWithin } from './call-within.ts'
import { reviewForm } from './form-markup.ts'
import { bookingMarkup, type Read } from './plain-booking.ts'
import { type Fields, PLAIN_FORMS, type PlainForm } from './plain-forms.ts'
import { type PlainPage, plainPage } from './plain-page.ts'

const HTML = 'text/html; charset=utf-8'

/**
 * Forms posted by the browser without script. Each is passed to the API call that the page's script would
 * make, in-process, so that validation, limits and cookies are the same; the answer is a page.
 */
export const plainFormRoutes: FastifyPluginAsync<{ styles: string[] }> = async (
  app,
  { styles },
) => {
  await app.register(formbody)

  const sendPage = (reply: FastifyReply, status: number, page: PlainPage) =>
    reply
      .code(status)
      .header('content-type', HTML)
      .header('cache-control', 'no-store')
      .send(plainPage(page, styles))

  const call = (request: FastifyRequest, form: PlainForm, fields: Fields) =>
    callWithin(
      app,
      request,
      typeof form.call === 'string' ? form.call : form.call(fields),
      form.toBody?.(fields) ?? fields,
    )

  const readWithin =
    (request: FastifyRequest): Read =>
    async <T>(url: string) => {
      const answered = await app.inject({ url, remoteAddress: request.socket.remoteAddress })
      return answered.statusCode === 200 ? answered.json<T>() : undefined
    }

  const answer = async (form: PlainForm, request: FastifyRequest, reply: FastifyReply) => {
    const fields = readFields(request.body)
    const back = form.back(fields)
    // A refused booking shows the form again, with everything typed and the current free times.
    const again = async () =>
      form === PLAIN_FORMS.booking ? bookingMarkup(readWithin(request), fields) : ''
    const refuse = async (status: number, sentences: string[]) =>
      sendPage(reply, status, { title: form.failed, sentences, markup: await again(), back })
    const wrong = form.refuse?.(fields)
    if (wrong !== undefined) return refuse(400, [wrong])

    const answered = await call(request, form, fields)
    const cookies = answered.headers['set-cookie']
    if (cookies !== undefined) reply.header('set-cookie', cookies)
    if (answered.statusCode >= 400) {
      const { detail, errors = {} } = answered.json<Problem>()
      return refuse(answered.statusCode, [...new Set([detail, ...Object.values(errors)])])
    }
    if ('to' in form.done) return reply.redirect(form.done.to, 303)
    const { message, booking } = answered.json<{ message?: string; booking?: { status: string } }>()
    const sentence = form.done.sentence ?? message ?? ''
    const { title, confirmed = title } = form.done
    const said = booking?.status === 'accepted' ? confirmed : title
    return sendPage(reply, 200, { title: said, sentences: [sentence], back })
  }

  for (const name of keysOf(PLAIN_FORMS))
    app.post(formAddress(name), { schema: { hide: true } }, (request, reply) =>
      answer(PLAIN_FORMS[name], request, reply),
    )

  /** The dialogs of a business as pages, linked for browsers without script. */
  const showForm = (
    path: string,
    title: string,
    markup: (request: FastifyRequest, fields: Fields) => Promise<string> | string,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { business = '', service = '', token = '', from } = readFields(request.query)
      const businessId = business.slice(0, 64)
      const asked = { businessId, serviceId: service.slice(0, 64), token: token.slice(0, 100) }
      return sendPage(reply, 200, {
        title,
        sentences: [],
        markup: await markup(request, from && isDay(from) ? { ...asked, from } : asked),
        back: PLAIN_FORMS.booking.back(asked),
      })
    })
  showForm(formAddress('booking'), 'Book an Appointment', (request, fields) =>
    bookingMarkup(readWithin(request), fields),
  )
  showForm(formAddress('review'), 'Write a Review', (_request, { businessId = '', token = '' }) =>
    reviewForm(businessId, token),
  )
}

/** Of a repeated field the first value counts; anything but text counts as empty. */
function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, sent]) => {
      const value: unknown = Array.isArray(sent) ? sent[0] : sent
      return [name, typeof value === 'string' || typeof value === 'number' ? `${value}` : '']
    }),
  )
}
