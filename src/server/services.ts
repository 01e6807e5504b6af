import type { Context } from './context.ts'
import { createAccountService } from './features/accounts/account.service.ts'
import { createGemService } from './features/gems/gem.service.ts'
import { createNewsletterService } from './features/newsletter/newsletter.service.ts'
import { createPaymentService } from './features/payments/payment.service.ts'
import { createUploadService } from './features/uploads/upload.service.ts'

/** The one place where services meet each other. */
export function createServices(context: Context) {
  return {
    accounts: createAccountService(context),
    gems: createGemService(context),
    newsletter: createNewsletterService(context),
    payments: createPaymentService(context),
    uploads: createUploadService(context),
  }
}

export type Services = ReturnType<typeof createServices>
