import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { DigestService } from '#server/features/digest/digest.service.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { api, pages, withToken } from '#shared/paths.ts'
import { problemSchema } from '#shared/schemas/problem.ts'
import { linkTokenSchema } from '#shared/schemas/text.ts'
import type { NewsletterService } from './newsletter.service.ts'

interface ChoiceOptions {
  newsletter: NewsletterService
  digest: DigestService
  limits: Limits
}

const DONE = { message: 'Done.' }

/**
 * The calls behind the links in messages. Only a POST changes anything, because mail scanners open every
 * link; a mail program's unsubscribe button posts a form here (RFC 8058), and so does our page.
 */
export const choiceRoutes: FastifyPluginAsyncZod<ChoiceOptions> = async (app, options) => {
  const { newsletter, digest, limits } = options
  await app.register(formbody)

  const addChoice = (
    url: string,
    page: string,
    summary: string,
    choose: (token: string) => Promise<void>,
  ) => {
    const querystring = z.object({ token: linkTokenSchema })
    app.post(
      url,
      {
        preHandler: limits.perVisitor(url, { requests: 60, seconds: 600 }),
        schema: {
          tags: ['mail'],
          summary,
          querystring,
          body: z.looseObject({}).nullish(),
          response: { 200: z.object({ message: z.string() }), '4xx': problemSchema },
        },
      },
      async ({ query, headers }, reply) => {
        await choose(query.token)
        // A browser that posted the form without our script needs a page as the answer.
        if (headers.accept?.includes('text/html')) return reply.redirect(`${page}?done=yes`, 303)
        return DONE
      },
    )
    app.get(url, { schema: { hide: true, querystring } }, ({ query }, reply) =>
      reply.redirect(withToken(page, query.token), 302),
    )
  }

  addChoice(
    api.newsletterConfirm,
    pages.newsletterConfirm,
    'Confirm a newsletter subscription by the token in the message',
    newsletter.confirm,
  )
  addChoice(
    api.newsletterUnsubscribe,
    pages.newsletterUnsubscribe,
    'Leave the newsletter by the token in the message',
    newsletter.unsubscribe,
  )
  addChoice(
    api.digestUnsubscribe,
    pages.digestUnsubscribe,
    'Stop the monthly figures by the token in the message',
    digest.unsubscribe,
  )
}
