import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AccountService } from '#server/features/accounts/account.service.ts'
import { createBrowserSessions } from '#server/features/accounts/browser-session.ts'
import { signedInUser } from '#server/features/accounts/guards.ts'
import type { SessionService } from '#server/features/accounts/sessions/session.service.ts'
import type { SessionCookies } from '#server/features/accounts/sessions/session-cookies.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Devices } from '#server/platform/http/limits/device.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API, type PartOf } from '#shared/api/api.ts'
import { pages } from '#shared/paths.ts'
import { idSchema } from '#shared/schemas/id.ts'
import { claimAccountSchema } from '#shared/schemas/supply/claim.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import { claimPages } from '#shared/supply/claim-paths.ts'
import type { ClaimState } from '#shared/supply/claims.ts'
import type { ClaimService } from './claim.service.ts'
import type { GrantedClaimService } from './granted-claim.service.ts'

const A_DAY = {
  requests: 6,
  seconds: 24 * 3600,
  sentence: 'You have claimed several pages today. Please go on tomorrow.',
}

const BEGUN: Record<PartOf<'POST /api/business/:id/claim', 'body'>['proof'], string> = {
  mail: 'We have sent the code.',
  domain: 'We have sent the code.',
  call: 'We ring the number on the page and read out the code.',
  papers: 'A person looks at it and writes to you.',
}
const AFTER_CODE: Partial<Record<ClaimState, string>> = {
  granted: 'The code is right. It is done.',
  proved: 'The code is right. Somebody else has asked too, so a person decides.',
}

const byId = z.object({ id: idSchema })
const byToken = z.object({ token: linkTokenSchema })

interface Parts {
  accounts: AccountService
  claims: ClaimService
  cookies: SessionCookies
  devices: Devices
  form: Form
  grantedClaims: GrantedClaimService
  limits: Limits
  sessions: SessionService
}

export function claimRoutes(route: Route, parts: Parts): void {
  const { claims, form, limits } = parts
  const mayClaim = [
    limits.perVisitor('claim', A_DAY),
    perRecipient(limits, 'claim', { anHour: 5, aDay: 10 }),
  ]
  const begin = async (
    request: FastifyRequest<{ Body: PartOf<'POST /api/business/:id/claim', 'body'> }>,
    id: string,
  ): Promise<string> =>
    isRobot(request.body) ? 'thank-you' : claims.begin(id, request.body, visitorOf(request))

  const ask = API['POST /api/business/:id/claim']
  route('POST /api/business/:id/claim', { preHandler: mayClaim }, async (request) => ({
    message: BEGUN[request.body.proof],
    token: await begin(request, request.params.id),
  }))
  for (const [wish, url] of [
    ['page', '/business/:id/claim'],
    ['removal', '/business/:id/remove'],
  ] as const)
    form(
      url,
      {
        page: ({ id = '' }) => (wish === 'page' ? claimPages.claim(id) : claimPages.remove(id)),
        isPage: true,
        failed: 'Not sent',
        params: byId,
        body: ask.body,
        read: (fields) => ({ ...fields, wish }),
        preHandler: mayClaim,
      },
      async (request) => claimPages.own(await begin(request, request.params.id)),
    )

  const mayTry = limits.perVisitor('claim-code', { requests: 40, seconds: 600 })
  const codes = API['POST /api/claims/:token/code']
  route('POST /api/claims/:token/code', { preHandler: mayTry }, async (request) => {
    const { token } = request.params
    const { code } = request.body
    if (code === undefined) {
      await claims.sendAgain(token, visitorOf(request))
      return { message: BEGUN.mail, state: 'open' as const }
    }
    const state = await claims.tryCode(token, code, visitorOf(request))
    return { message: AFTER_CODE[state] ?? '', state }
  })

  const ofClaim = {
    page: ({ token = '' }) => claimPages.own(token),
    params: byToken,
    preHandler: mayTry,
  }
  form('/claims/:token/code', { ...ofClaim, body: codes.body.required() }, async (request) => {
    const { token } = request.params
    const { wish } = await claims.getByLink(token)
    const state = await claims.tryCode(token, request.body.code, visitorOf(request))
    return state === 'granted' && wish === 'removal' ? claimPages.removed : claimPages.own(token)
  })
  form('/claims/:token/send', ofClaim, async (request) => {
    await claims.sendAgain(request.params.token, visitorOf(request))
    return `${claimPages.own(request.params.token)}?done=sent`
  })
  form('/claims/:token/withdraw', ofClaim, async ({ params }) =>
    pages.business(await claims.withdraw(params.token)),
  )
  form(
    '/claim-stop/:token',
    {
      page: ({ token = '' }) => claimPages.stop(token),
      isPage: true,
      params: byToken,
      preHandler: mayTry,
    },
    async (request) => {
      await claims.stop(request.params.token, visitorOf(request))
      return claimPages.stop(request.params.token)
    },
  )
  grantedForms(parts)
}

/** What whoever was granted a page does by the link. */
function grantedForms({ accounts, claims, grantedClaims, form, limits, ...browser }: Parts): void {
  const sessions = createBrowserSessions(browser)
  const preHandler = limits.perVisitor('claim-details', { requests: 60, seconds: 600 })
  form(
    '/claims/:token/details',
    {
      page: ({ token = '' }) => claimPages.action(token, 'details'),
      isPage: true,
      failed: 'Not saved',
      params: byToken,
      body: API['POST /api/business/:id/correction'].body,
      read: (fields) =>
        Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
      preHandler,
    },
    async ({ params: { token }, body }) => {
      await claims.correct(token, body)
      return `${claimPages.own(token)}?done=details`
    },
  )
  const ofClaim = { page: ({ token = '' }) => claimPages.own(token), params: byToken }
  form('/claims/:token/mine', { ...ofClaim, who: 'owner' }, async (request) => {
    await grantedClaims.useAccount(request.params.token, signedInUser(request).id)
    return pages.dashboard
  })
  form(
    '/claims/:token/account',
    {
      ...ofClaim,
      failed: 'Registration failed',
      body: claimAccountSchema,
      preHandler: limits.perVisitor('register', { requests: 10, seconds: 3600 }),
    },
    async (request, reply: FastifyReply) => {
      const { token } = request.params
      const { password, plan } = request.body
      const { email } = await claims.getGranted(token)
      const signedIn = await accounts.register(
        { email, password, plan },
        sessions.browserOf(request, reply),
        visitorOf(request),
      )
      await sessions.begin(request, reply, signedIn)
      await grantedClaims.useAccount(token, signedIn.user.id)
      return pages.dashboard
    },
  )
}
