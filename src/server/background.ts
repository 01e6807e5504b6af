import type { App } from './app.ts'
import { createPaymentWorker } from './features/payments/payment-worker.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import { startIdleMemory } from './platform/idle-memory.ts'
import { createMailTransport } from './platform/mail/create-mail-transport.ts'
import { createOutboxWorker } from './platform/outbox/worker.ts'
import { createScheduler } from './platform/schedule/scheduler.ts'

export interface Background {
  /** Where mail is sent, in one sentence for the operator. */
  mail: string
  /** Call it before the app is closed: work in progress still needs the database. */
  stop(): Promise<void>
}

/** Everything that runs without a request. Separate from buildApp, so that tests choose what runs. */
export function startBackground({ context, services }: App): Background {
  const transport = createMailTransport(context)
  const worker = createOutboxWorker(context, { transport, templates: MAIL_TEMPLATES })
  const scheduler = createScheduler(context, services.tasks)
  const payments = createPaymentWorker(context, services.notifications.work)
  const memory = startIdleMemory()
  worker.start()
  scheduler.start()
  payments.start()
  // An unavailable database is reported elsewhere, and both are tried again later.
  services.suggestions.warm().catch(() => undefined)
  services.search.tidyIndex().catch(() => undefined)
  context.log.info(transport.description)
  return {
    mail: transport.description,
    stop: async () => {
      memory.stop()
      await Promise.all([scheduler.stop(), payments.stop(), worker.stop()])
    },
  }
}
