import type { DigestService } from '#server/features/digest/digest.service.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import type { Limits } from '#server/platform/http/limits/limits.ts'
import { API } from '#shared/api/api.ts'
import { mailPages, withToken } from '#shared/paths.ts'
import type { NewsletterService } from './newsletter.service.ts'

/**
 * The choices behind the links in messages. Only a POST changes anything, because mail scanners open every
 * link: a mail program's unsubscribe button posts to the call (RFC 8058), our page to its own address.
 */
export function choiceRoutes(
  route: Route,
  {
    newsletter,
    digest,
    limits,
    form,
  }: { newsletter: NewsletterService; digest: DigestService; limits: Limits; form: Form },
): void {
  const choices = [
    ['newsletter/confirm', mailPages.newsletterConfirm, newsletter.confirm],
    ['newsletter/unsubscribe', mailPages.newsletterUnsubscribe, newsletter.unsubscribe],
    ['digest/unsubscribe', mailPages.digestUnsubscribe, digest.unsubscribe],
  ] as const
  for (const [name, page, choose] of choices) {
    const limit = { requests: 60, seconds: 600 }
    const preHandler = limits.perVisitor(name.replace('/', '-'), limit)
    route(`POST /api/${name}`, { preHandler }, async ({ query }) => {
      await choose(query.token)
      return { message: 'Done.' }
    })
    route(`GET /api/${name}`, ({ query }, reply) =>
      reply.redirect(withToken(page, query.token), 302),
    )
    form(
      page,
      {
        page: ({ token = '' }) => withToken(page, token),
        isPage: true,
        body: API[`POST /api/${name}`].query,
        preHandler,
      },
      async ({ body: { token } }) => {
        await choose(token)
        return `${page}?done=yes`
      },
    )
  }
}
