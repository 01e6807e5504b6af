import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isForeignKeyViolation } from '#server/platform/db/is-foreign-key-violation.ts'
import { AppError, type ErrorKind } from '#server/platform/errors.ts'
import type { Problem } from '#shared/schemas/problem.ts'
import { watchMethods } from './api-document/allowed-methods.ts'
import { outageOf } from './outage.ts'

export const STATUS_OF: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
}

const TITLE_OF: Record<number, string> = {
  400: 'Bad request',
  401: 'Signed out',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Too slow',
  409: 'Conflict',
  413: 'Too large',
  414: 'Address too long',
  415: 'Unsupported content type',
  429: 'Too many requests',
  500: 'Unexpected fault',
  503: 'Not available',
  507: 'No room left',
}

/** Fastify's own errors for a broken request, in words for visitors. */
const SENTENCE_OF_CODE: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send this as JSON (application/json).',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is too much at once. Please send less.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as the request said.',
  FST_ERR_BAD_URL: 'That address is not well formed.',
  FST_ERR_MAX_LIMIT_REACHED: 'That address is too long.',
}

export function sendProblem(reply: FastifyReply, problem: Omit<Problem, 'title'>): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ title: TITLE_OF[problem.status] ?? 'Not possible', ...problem })
}

/**
 * The schema library's default messages ("Invalid input: expected …") are for engineers, not for visitors;
 * "Invalid email" and "Invalid URL" are the product's.
 */
const LIBRARY_WORDS = /^(Invalid(?! email$| URL$)|Too (big|small)|Unrecognized)/

function validationProblem(error: FastifyError, request: FastifyRequest): Omit<Problem, 'title'> {
  const errors: Record<string, string> = {}
  let detail: string | undefined
  for (const { instancePath, message = '' } of error.validation ?? []) {
    const field = instancePath.split('/').filter(Boolean).join('.') || 'body'
    const ours = message !== '' && !LIBRARY_WORDS.test(message)
    errors[field] ??= ours ? message : 'This is missing, too long or not of the right kind.'
    detail ??= ours
      ? message
      : `Please check ${field}: it is missing, too long or not of the right kind.`
  }
  return {
    status: 400,
    detail: detail ?? 'The request is not right.',
    errors,
    reference: request.id,
  }
}

export function registerProblems(
  app: FastifyInstance,
  isPage: (path: string) => boolean = () => false,
): void {
  const methodsOf = watchMethods(app)
  // GET answers at any address, at least with the page of what is not found; this answers the other methods.
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const routes = methodsOf(path)
    const known = routes.length === 0 && isPage(path) ? ['GET', 'HEAD'] : routes
    if (known.length > 0) reply.header('allow', known.join(', '))
    return sendProblem(reply, {
      status: known.length > 0 ? 405 : 404,
      detail: 'There is nothing here that could do that.',
    })
  })
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(reply, describeProblem(error, request, reply)),
  )
}

/** An error in words for the user. Logs its cause, and sets when to try again. */
export function describeProblem(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Problem, 'title'> {
  const retryAfter = (seconds: number) => reply.header('retry-after', String(Math.ceil(seconds)))
  if (error instanceof AppError) {
    const { kind, message: detail, cause: err, errors, extras } = error
    if (kind === 'unavailable') request.log.warn({ kind, err, detail }, 'refused')
    else request.log.info({ kind, err, detail }, 'refused')
    if (error.retryAfterSeconds !== undefined) retryAfter(error.retryAfterSeconds)
    return { status: STATUS_OF[kind], detail, errors, ...extras }
  }
  if (hasZodFastifySchemaValidationErrors(error)) return validationProblem(error, request)
  if (isForeignKeyViolation(error)) {
    request.log.warn({ err: error }, 'foreign key violation: its row was deleted')
    return { status: 404, detail: 'This has just been removed.' }
  }
  const outage = outageOf(error)
  if (outage) {
    request.log.error({ err: error }, 'outage')
    const { status, detail, retryAfterSeconds } = outage
    retryAfter(retryAfterSeconds)
    return { status, detail, reference: request.id }
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500)
    return { status, detail: SENTENCE_OF_CODE[error.code] ?? 'The request could not be read.' }
  if (status === 503) {
    retryAfter(5)
    return { status, detail: 'We are very busy right now. Please try again in a moment.' }
  }
  request.log.error({ err: error }, 'unexpected error')
  return {
    status: 500,
    detail: `Something broke on our side. If it stays, tell us this reference: ${request.id}.`,
    reference: request.id,
  }
}
