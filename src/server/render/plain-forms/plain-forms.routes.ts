import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type FormName, formAddress } from '#shared/paths.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { bookingForm, reviewForm } from './form-markup.ts'
import { type Fields, PLAIN_FORMS, type PlainForm } from './plain-forms.ts'
import { type PlainPage, plainPage } from './plain-page.ts'

const HTML = 'text/html; charset=utf-8'

/** Of the form's own request; the call has a body, a type and a length of its own. */
const NOT_PASSED_ON = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'connection',
  'expect',
])

/**
 * Forms as the browser alone sends them. Each is handed to the call that the page's script would make,
 * within the process, so that checks, limits and cookies are the same; the answer is a page.
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
    app.inject({
      method: 'POST',
      url: typeof form.call === 'string' ? form.call : form.call(fields),
      remoteAddress: request.socket.remoteAddress,
      headers: Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.has(name)),
      ),
      payload: form.toBody?.(fields) ?? fields,
    })

  const answer = async (form: PlainForm, request: FastifyRequest, reply: FastifyReply) => {
    const fields = readFields(request.body)
    const back = form.back(fields)
    const refuse = (status: number, sentences: string[]) =>
      sendPage(reply, status, { title: form.failed, sentences, back })
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
    const { message } = answered.json<{ message?: string }>()
    const sentence = form.done.sentence ?? message ?? ''
    return sendPage(reply, 200, { title: form.done.title, sentences: [sentence], back })
  }

  for (const name of Object.keys(PLAIN_FORMS) as FormName[])
    app.post(formAddress(name), { schema: { hide: true } }, (request, reply) =>
      answer(PLAIN_FORMS[name], request, reply),
    )

  /** The dialogs of a business as pages, linked where there is no script to open a dialog. */
  const showForm = (path: string, title: string, markup: (businessId: string) => string) =>
    app.get<{ Querystring: { business?: unknown } }>(
      path,
      { schema: { hide: true } },
      ({ query }, reply) => {
        const businessId = typeof query.business === 'string' ? query.business.slice(0, 64) : ''
        return sendPage(reply, 200, {
          title,
          sentences: [],
          markup: markup(businessId),
          back: PLAIN_FORMS.booking.back({ businessId }),
        })
      },
    )
  showForm(formAddress('booking'), 'Book an Appointment', bookingForm)
  showForm(formAddress('review'), 'Write a Review', reviewForm)
}

/** A field that is sent twice counts once; what is no text counts as empty. */
function readFields(body: unknown): Fields {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).map(([name, sent]) => {
      const value: unknown = Array.isArray(sent) ? sent[0] : sent
      return [name, typeof value === 'string' || typeof value === 'number' ? `${value}` : '']
    }),
  )
}
