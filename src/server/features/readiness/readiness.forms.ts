import { signedInUser } from '#server/features/accounts/guards.ts'
import type { TestNotificationService } from '#server/features/payments/test-notification.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/paths.ts'
import { operatorDetailsSchema } from '#shared/schemas/readiness.ts'
import type { ReadinessService } from './readiness.service.ts'

interface ReadinessFormParts {
  readiness: ReadinessService
  site: SiteService
  testNotifications: TestNotificationService
}

/** The forms of the admin's page 'Ready to open?'. */
export function readinessForms(
  form: Form,
  { readiness, site, testNotifications }: ReadinessFormParts,
): void {
  const options = { page: () => ownPages.ready, who: 'admin' } as const

  form(
    ownPages.readyAction('details'),
    { ...options, body: operatorDetailsSchema },
    async (request) => {
      await site.saveDetails(signedInUser(request), request.body)
      return ownPages.readyAfter('details')
    },
  )
  form(ownPages.readyAction('open'), options, async (request) => {
    await readiness.open(signedInUser(request))
    return ownPages.ready
  })
  form(ownPages.readyAction('close'), options, async (request) => {
    await site.close(signedInUser(request))
    return ownPages.ready
  })
  form(ownPages.readyAction('test-mail'), options, async (request) => {
    await readiness.sendTestMail(signedInUser(request))
    return ownPages.readyAfter('test-mail')
  })
  form(ownPages.readyAction('test-payment'), options, async () => {
    await testNotifications.send()
    return ownPages.readyAfter('test-payment')
  })
}
