import { signedInUser } from '#server/features/accounts/guards.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { DataDownloadService } from './data-download.service.ts'
import { sendData } from './send-data.ts'

export function dataDownloadRoutes(
  route: Route,
  { downloads, form }: { downloads: DataDownloadService; form: Form },
): void {
  form(
    ownPages.accountDownload,
    { page: () => ownPages.account, who: 'owner' },
    async (request) => {
      await downloads.ask(signedInUser(request))
      return ownPages.account
    },
  )

  route('GET /api/account/data', async ({ user, query }, reply) =>
    sendData(reply, query.format, await downloads.open(user)),
  )
}
