import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteGenericInterface,
} from 'fastify'
import type { z } from 'zod'
import { describeProblem } from '#server/platform/http/problems.ts'
import type { Who } from '#shared/api/endpoint.ts'
import type { RefusedForm } from '#shared/refused-form.ts'
import { type Fields, readFields, withoutSecrets } from './form-fields.ts'
import { readMultipart, takeMultipart } from './multipart.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form sent; null for other calls, and before the body is read. */
    form: { fields: Fields; body: unknown } | null
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Sends the page of an address with the form that was refused. The rendering layer provides it. */
type SendRefused = (
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  form: { status: number; refused: RefusedForm },
) => Promise<FastifyReply>

interface FormOptions<Body extends z.ZodType, Params extends z.ZodType> {
  /** The page that has the form, by the parameters of the address and the fields. */
  page(sent: Fields, body: unknown): string
  /** The form has a file: its body is multipart, of this length at most, and read by the action. */
  file?: { bodyLimit: number }
  /** The address is that of the page; any other leads to the page if it is loaded again. */
  isPage?: true
  /** The heading of a refusal, where its sentence needs one. */
  failed?: string
  /** The body for the schema; by default the fields as they were sent. */
  read?(fields: Fields, body: unknown): unknown
  who?: Who
  params?: Params
  body?: Body
  preHandler?: FormGuard<Body, Params> | FormGuard<Body, Params>[]
  onError?: (
    request: FastifyRequest<FormParts<Body, Params>>,
    reply: FastifyReply,
    error: FastifyError,
  ) => Promise<void>
  onResponse?: FormGuard<Body, Params>
}

interface FormParts<Body extends z.ZodType, Params extends z.ZodType>
  extends RouteGenericInterface {
  Body: z.output<Body>
  Params: z.output<Params>
}
type FormGuard<Body extends z.ZodType, Params extends z.ZodType> = (
  request: FastifyRequest<FormParts<Body, Params>>,
  reply: FastifyReply,
) => Promise<void>

export type Form = ReturnType<typeof createForm>

export function createForm(
  app: FastifyInstance,
  guards: { noticeUser: Guard; of(who: Who): Guard | null },
  send: SendRefused,
) {
  app.decorateRequest('form', null)

  /**
   * Answers a form without script. It stands beside the call of the same action and shares its schema, limits
   * and service. If all is well, it redirects to the address that the action returns, which can be reloaded
   * and returned to. Whatever is refused shows the page again with the sentence and what was typed.
   */
  return function form<Body extends z.ZodType, Params extends z.ZodType>(
    url: string,
    options: FormOptions<Body, Params>,
    act: (request: FastifyRequest<FormParts<Body, Params>>, reply: FastifyReply) => Promise<string>,
  ): void {
    const { page, failed, read, who = 'anyone', params, body, preHandler = [] } = options
    const { onError = [], onResponse = [], file } = options
    const post = (scope: FastifyInstance) =>
      scope.post<FormParts<Body, Params>>(
        url,
        {
          ...file,
          config: { acceptsForm: true },
          schema: { hide: true, ...(params && { params }), ...(body && { body }) },
          // Who may not is refused once the fields are read, and led to where they may.
          // A file is large: it is read only from who may send one.
          onRequest: file
            ? [noticeForm, guards.noticeUser, guards.of(who) ?? []].flat()
            : guards.noticeUser,
          preValidation: async (request: FastifyRequest) => {
            if (file) {
              const texts = await textsOf(request)
              request.form = { fields: texts, body: texts }
              return
            }
            const { fields, body: sent } = formOf(request)
            request.form = { fields, body: sent }
            request.body = read ? read(fields, sent) : (sent ?? {})
          },
          preHandler: [guards.of(who) ?? [], preHandler].flat(),
          onError,
          onResponse,
          errorHandler: async (
            error: FastifyError,
            request: FastifyRequest,
            reply: FastifyReply,
          ) => {
            // A request from another site, or one that could not be read: as for any other call.
            if (request.form === null && !request.body) throw error
            const { body: sent, fields } = request.form ?? formOf(request)
            const { status, detail, errors = {} } = describeProblem(error, request, reply)
            const [action = ''] = request.url.split('?', 1)
            const refused = {
              action,
              title: failed,
              detail,
              errors,
              fields: withoutSecrets(fields),
            }
            const address = page({ ...fields, ...readFields(request.params) }, sent)
            return send(request, reply, address, { status, refused })
          },
        },
        async (request, reply) =>
          reply.header('cache-control', 'no-store').redirect(await act(request, reply), 303),
      )
    if (file)
      void app.register((scope, _options, done) => {
        takeMultipart(scope)
        post(scope)
        done()
      })
    else post(app)
    if (!options.isPage)
      app.get(url, { schema: { hide: true } }, (request, reply) =>
        reply.redirect(page(readFields(request.params), undefined), 302),
      )
  }
}

/** From here on a refusal is shown on the page, although nothing is read yet. */
const noticeForm = async (request: FastifyRequest) => {
  request.form = { fields: {}, body: undefined }
}

/** The texts of a multipart form. */
async function textsOf(request: FastifyRequest): Promise<Fields> {
  const form = await readMultipart(request)
  return readFields(Object.fromEntries(form ?? []))
}

const formOf = ({ body }: FastifyRequest) => ({ fields: readFields(body), body })
