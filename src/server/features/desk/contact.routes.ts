import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CurrentUser } from '#server/features/accounts/current-user.ts'
import type { Guards } from '#server/features/accounts/guards.ts'
import { ownerOf } from '#server/features/accounts/owner-of.ts'
import type { Context } from '#server/platform/context.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { isRobot } from '#server/platform/http/limits/honeypot.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { perRecipient } from '#server/platform/http/limits/mail-limits.ts'
import { visitorOf } from '#server/platform/http/limits/visitor.ts'
import { API } from '#shared/api/api.ts'
import { ANSWER_DAYS } from '#shared/help/contact.ts'
import { afterWorkingDays } from '#shared/hours/working-days.ts'
import { helpPages } from '#shared/paths.ts'
import type { ContactRequest } from '#shared/schemas/conversation.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import type { ConversationService } from './conversation.service.ts'
import { newReference } from './conversation-steps.ts'

/** As for bookings. */
const MESSAGES = {
  requests: 10,
  seconds: 600,
  sentence: 'You have sent several messages. Please wait ten minutes before the next one.',
}
const PER_MAILBOX = {
  anHour: 8,
  aDay: 20,
  sentence:
    'Many messages were sent with this e-mail address. Please wait an hour, or add to a message that you have sent.',
}
/** Far more than somebody writes in one conversation. */
const IN_CONVERSATION = { ...MESSAGES, requests: 20 }

interface Parts {
  context: Context
  conversations: ConversationService
  guards: Guards
  limits: Limits
  form: Form
}

/** Writing to the people behind the site, and reading and adding by the secret link. */
export function contactRoutes(
  route: Route,
  { context, conversations, guards, limits, form }: Parts,
): void {
  type Asked = FastifyRequest<{ Body: ContactRequest }>
  const perMailbox = perRecipient(limits, 'contact', PER_MAILBOX)
  /** A repeated message sends no mail: a browser that lost the answer may ask for it again. */
  const countMail = async (request: Asked) => {
    if (!(await conversations.isRepeated(request.body, ownerOf(request)))) await perMailbox(request)
  }
  const preHandler = [limits.perVisitor('contact', MESSAGES), countMail]
  const open = async (request: Asked, owner: CurrentUser | null) =>
    isRobot(request.body)
      ? answerRobot(context.clock())
      : conversations.open(request.body, { owner, visitor: visitorOf(request) })

  route('POST /api/contact', { onRequest: guards.noticeUser, preHandler }, async (request) => {
    const { reference, answerBy, token } = await open(request, ownerOf(request))
    const page = token === null ? helpPages.contact : helpPages.conversation(token)
    return { message: 'Thank you. We have your message.', reference, answerBy, page }
  })
  form(
    helpPages.contact,
    {
      page: () => helpPages.contact,
      isPage: true,
      failed: 'Not sent',
      body: API['POST /api/contact'].body,
      preHandler,
    },
    async (request) => {
      const { token } = await open(request, ownerOf(request))
      return token === null ? helpPages.home : helpPages.conversation(token)
    },
  )

  const perLink = limits.perVisitor('conversation', IN_CONVERSATION)
  const write = async (token: string, message: string) => {
    await conversations.write(token, message)
    await conversations.noteOpened(token)
  }
  route(
    'POST /api/conversations/:token/messages',
    { preHandler: perLink },
    async ({ params, body }) => {
      await write(params.token, body.message)
      return { message: 'Thank you. We have your message.' }
    },
  )
  const onPage = {
    page: ({ token = '' }) => helpPages.conversation(token),
    params: z.object({ token: linkTokenSchema }),
    preHandler: perLink,
  }
  form(
    '/help/conversation/:token',
    { ...onPage, isPage: true, body: API['POST /api/conversations/:token/messages'].body },
    async ({ params, body }) => {
      await write(params.token, body.message)
      return `${helpPages.conversation(params.token)}#messages`
    },
  )
  form('/help/conversation/:token/solved', onPage, async ({ params }) => {
    await conversations.settle(params.token)
    await conversations.noteOpened(params.token)
    return helpPages.conversation(params.token)
  })
}

const answerRobot = (now: Date) => ({
  reference: newReference(),
  answerBy: afterWorkingDays(now, ANSWER_DAYS.others).toISOString(),
  token: null,
})
