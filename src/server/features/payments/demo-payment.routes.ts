import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { PLAN_NAME, PLAN_PRICE_RAND, PLANS } from '#shared/money/plans.ts'
import { pages } from '#shared/paths.ts'

/** Where the demo city's 'Complete Payment' leads: it takes no money and changes nothing. */
export const demoPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    pages.demoPayment(':plan'),
    { schema: { hide: true, params: z.object({ plan: z.enum(PLANS) }) } },
    async ({ params: { plan } }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .send(
          plainPage('Demo payment page', [
            `${PLAN_NAME[plan]}, R${PLAN_PRICE_RAND[plan]} per month.`,
            'This is a demo: nobody is charged, and nothing you do here is stored.',
            `To see what follows a payment, sign in as the admin at <a href="${pages.admin}">${pages.admin}</a> and choose Activate.`,
          ]),
        ),
  )
}
