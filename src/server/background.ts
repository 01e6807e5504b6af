import type { App } from './app.ts'
import { createPaymentWorker } from './features/payments/payment-worker.ts'
import { MAIL_TEMPLATES } from './mail-templates.ts'
import { startIdleMemory } from './platform/idle-memory.ts'
import { createMailTransport } from './platform/mail/create-mail-transport.ts'
import { createOutboxWorker } from './platform/outbox/worker.ts'
import { createScheduler } from './platform/schedule/scheduler.ts'

export interface Background {
  /** Where mail goes, in one sentence for whoever started the process. */
  mail: string
  /** Before the app is closed: what is under way still needs the database. */
  stop(): Promise<void>
}

/** Everything that runs without a request. Apart from buildApp, so that tests choose what runs. */
export function startBackground({ context, services }: App): Background {
  const transport = createMailTransport(context)
  const worker = createOutboxWorker(context, { transport, templates: MAIL_TEMPLATES })
  const scheduler = createScheduler(context, services.tasks)
  const payments = createPaymentWorker(context, services.notifications.work)
  const memory = startIdleMemory()
  worker.start()
  scheduler.start()
  payments.start()
  // A database that is away shows elsewhere, and the first question asks again.
  services.suggestions.warm().catch(() => undefined)
  context.log.info(transport.description)
  return {
    mail: transport.description,
    stop: async () => {
      memory.stop()
      await Promise.all([scheduler.stop(), payments.stop(), worker.stop()])
    },
  }
}
