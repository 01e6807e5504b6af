import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteHandlerMethod,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify'
import { z } from 'zod'
import { type AnswerOf, API, type Call, type PartOf } from '#shared/api/api.ts'
import type { Endpoint, Who, WithoutSession } from '#shared/api/endpoint.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { takeMultipart } from './forms/multipart.ts'

type Parts<C extends Call> = {
  Params: PartOf<C, 'params'>
  Querystring: PartOf<C, 'query'>
  Body: PartOf<C, 'body'>
}
/** Where a guard has checked the session, there is a user. */
type RequestOf<C extends Call> = FastifyRequest<Parts<C>> &
  ((typeof API)[C]['who'] extends WithoutSession
    ? unknown
    : {
        user: NonNullable<FastifyRequest['user']>
        sessionId: NonNullable<FastifyRequest['sessionId']>
      })

type Handler<C extends Call> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) =>
  | FastifyReply
  | Promise<FastifyReply>
  | (AnswerOf<C> extends undefined ? Promise<void> : AnswerOf<C> | Promise<AnswerOf<C>>)

/** What callers cannot know: limits, sizes, logs. */
type Options<C extends Call> = Omit<
  RouteShorthandOptions<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    Parts<C>
  >,
  'schema' | 'handler'
>

/** Bodies other than JSON, each only for the calls that take it: browsers post forms across sites. */
const BODIES = {
  form: {
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
  },
  multipart: {
    consumes: ['multipart/form-data'],
    parse: takeMultipart,
  },
  text: {
    consumes: ['application/x-www-form-urlencoded'],
    parse: (scope: FastifyInstance) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body))
    },
  },
}

function schemaOf(endpoint: Endpoint, status: number) {
  const { who, summary, description, params, query, body, accepts, answer, unavailable } = endpoint
  const { tag = who === 'admin' ? 'admin' : 'owner' } = endpoint
  return {
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(accepts && { consumes: BODIES[accepts].consumes }),
    ...(status === 302
      ? { hide: true }
      : {
          response: {
            [status]: answer ?? z.undefined(),
            '4xx': problemSchema,
            ...(unavailable && { 503: problemSchema }),
          },
        }),
  }
}

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export type Route = ReturnType<typeof createRoute>

export function createRoute(app: FastifyInstance, guardOf: (who: Who) => Guard | null) {
  /** Answers a call. Its address, schemas and guard come from the contract. */
  function route<C extends Call>(call: C, handler: Handler<C>): void
  function route<C extends Call>(call: C, options: Options<C>, handler: Handler<C>): void
  function route(
    call: Call,
    ...rest: [RouteHandlerMethod] | [options: RouteShorthandOptions, handler: RouteHandlerMethod]
  ): void {
    const [{ onRequest = [], ...options }, handler] = rest.length === 2 ? rest : [{}, rest[0]]
    const [method = '', url = ''] = call.split(' ')
    const endpoint: Endpoint = API[call]
    const { who, answer, status = answer ? 200 : 204, accepts } = endpoint
    const registered: RouteOptions = {
      ...options,
      config: { ...options.config, acceptsForm: accepts === 'form' },
      method,
      url,
      schema: schemaOf(endpoint, status),
      onRequest: [guardOf(who) ?? [], onRequest].flat(),
      handler:
        status === 200
          ? handler
          : function (request, reply) {
              return handler.call(this, request, reply.code(status))
            },
    }
    if (!accepts || accepts === 'form') app.route(registered)
    else
      void app.register((scope, _options, done) => {
        BODIES[accepts].parse(scope)
        scope.route(registered)
        done()
      })
  }
  return route
}
