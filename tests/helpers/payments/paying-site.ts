import { afterAll, beforeAll } from 'vitest'
import { createUser } from '#demo/factories/users.ts'
import { withoutPayer } from '#server/features/payments/payfast/notification.ts'
import type { Plan } from '#shared/money/plans.ts'
import { createTestApp, type Engine, type TestApp } from '#tests/helpers/test-app.ts'
import { notify, orderOf, type ProviderServer, processDue, startProvider } from './payfast.ts'

/** A site with a simulated provider and a test clock, for all tests of a `describe`. */
export function usePayingSite(engine: Engine, settings: Record<string, string> = {}) {
  let started: { app: TestApp; provider: ProviderServer } | undefined
  const running = () => {
    if (!started) throw new Error('The site is not started yet.')
    return started
  }
  const site = {
    now: new Date(),
    get app() {
      return running().app
    },
    get provider() {
      return running().provider
    },

    /** Sends a notification and processes it; returns the result. */
    async tell(body: string | null, address?: string) {
      const answer = await notify(site.app, body ?? '', address)
      if (answer.statusCode !== 200) throw new Error(`Not taken: ${answer.statusCode}`)
      await processDue(site.app)
      return site.messageOf(body ?? '')
    },
    messageOf: (body: string) =>
      site.app.context.db
        .selectFrom('paymentMessages')
        .select(['state', 'result', 'nextAttemptAt', 'attempts'])
        .where('body', 'in', [body, withoutPayer(body)])
        .executeTakeFirstOrThrow(),

    pendingOwner: (plan: Plan = 'PREMIUM') =>
      createUser(site.app.context.db, { status: 'PENDING', plan }),
    /** An owner who has paid the first month, with the subscription. */
    async subscribe(plan: Plan = 'PREMIUM') {
      const owner = await site.pendingOwner(plan)
      const order = await orderOf(site.app, site.provider, owner)
      await site.tell(site.provider.payfast.pay(order))
      const { token } = await site.app.context.db
        .selectFrom('subscriptions')
        .select('token')
        .where('userId', '=', owner.id)
        .executeTakeFirstOrThrow()
      return { owner, order, token }
    },

    accountOf: (id: string) =>
      site.app.context.db
        .selectFrom('users')
        .select(['status', 'plan'])
        .where('id', '=', id)
        .executeTakeFirst(),
    mailsTo: (email: string) =>
      site.app.context.db
        .selectFrom('outboxMessages')
        .select(['kind', 'payload'])
        .where('recipient', '=', email)
        .orderBy('createdAt')
        .orderBy('kind')
        .execute(),
  }
  beforeAll(async () => {
    const provider = await startProvider()
    const environment = { ...provider.environment, ...settings }
    const app = await createTestApp(engine, environment, { clock: () => site.now })
    started = { app, provider }
  })
  afterAll(async () => {
    await started?.app.close()
    await started?.provider.close()
  })
  return site
}
