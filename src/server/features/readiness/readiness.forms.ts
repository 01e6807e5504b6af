import { signedInUser } from '#server/features/accounts/guards.ts'
import type { BackupService } from '#server/features/backups/backup.service.ts'
import type { TestNotificationService } from '#server/features/payments/test-notification.service.ts'
import type { SiteService } from '#server/features/site/site.service.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import { mailSwitchSchema, operatorDetailsSchema } from '#shared/schemas/readiness.ts'
import type { DailyLookService } from './daily-look.service.ts'
import type { ReadinessService } from './readiness.service.ts'

interface ReadinessFormParts {
  backups: BackupService
  dailyLook: DailyLookService
  readiness: ReadinessService
  site: SiteService
  testNotifications: TestNotificationService
}

/** The forms of the admin's page 'Ready to open?'. */
export function readinessForms(
  form: Form,
  { backups, dailyLook, readiness, site, testNotifications }: ReadinessFormParts,
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
  form(ownPages.readyAction('ask-second-step'), options, async () => {
    await readiness.askForSecondStep()
    return ownPages.readyAfter('ask-second-step')
  })
  form(ownPages.readyAction('back-up'), options, async () => {
    await backups.runSoon()
    return ownPages.readyAfter('back-up')
  })
  form(ownPages.readyAction('mails'), { ...options, body: mailSwitchSchema }, async ({ body }) => {
    await dailyLook.switchMails(body.mails === 'on')
    return ownPages.ready
  })
}
