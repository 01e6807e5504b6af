import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AccountService, SignIn } from '#server/features/accounts/account.service.ts'
import type { Context } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { networkOf } from '#server/platform/http/log/describe-request.ts'
import type { SignInFailure } from '#shared/accounts/sign-in-failure.ts'
import type { FailedAttempt, FailedSignInService } from './failed-sign-in.service.ts'

type SignInRequest = FastifyRequest<{ Body: SignIn }>

interface Helpers {
  accounts: AccountService
  clock: Context['clock']
  failedSignIns: FailedSignInService
}

/** The hooks of the sign-in call: a failure is logged at once, and stored after the answer. */
export function watchSignIn({ accounts, clock, failedSignIns }: Helpers) {
  const failed = new WeakMap<SignInRequest, FailedAttempt>()

  const onError = async (request: SignInRequest, _reply: FastifyReply, error: Error) => {
    const reason = reasonOf(error, request)
    if (reason === null) return
    const email = await accounts.emailOf(request.body.email)
    const account = failedSignIns.nameInLog(email)
    request.log.info({ account, reason, network: networkOf(request.ip) }, 'failed sign-in')
    if (reason === 'limit') return
    const { ip, headers } = request
    failed.set(request, { at: clock(), email, reason, ip, userAgent: headers['user-agent'] })
  }

  const onResponse = async (request: SignInRequest) => {
    const attempt = failed.get(request)
    if (attempt) await failedSignIns.record(attempt)
  }

  return { onError, onResponse }
}

/** Null for what is no failed attempt: an invalid body, or a right password before the code was asked for. */
function reasonOf(error: Error, { body }: SignInRequest): SignInFailure | 'limit' | null {
  if (!(error instanceof AppError)) return null
  if (error.kind === 'too-many') return 'limit'
  if (error.kind !== 'unauthenticated') return null
  if (error.errors?.code === undefined) return 'password'
  return body.code === undefined ? null : 'code'
}
