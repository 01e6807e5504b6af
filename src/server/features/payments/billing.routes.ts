import { signedInUser } from '#server/features/accounts/guards.ts'
import type { InvoiceDetailsService } from '#server/features/invoices/invoice-details.service.ts'
import type { Route } from '#server/platform/http/api-route.ts'
import { sendCsv } from '#server/platform/http/csv-answer.ts'
import type { Form } from '#server/platform/http/forms/form.ts'
import { API } from '#shared/api/api.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { BillingService } from './billing.service.ts'
import { billingCsv } from './billing-csv.ts'
import type { PlanChangeService } from './plan-change.service.ts'

export function billingRoutes(
  route: Route,
  {
    billing,
    planChanges,
    invoiceDetails,
    form,
  }: {
    billing: BillingService
    planChanges: PlanChangeService
    invoiceDetails: InvoiceDetailsService
    form: Form
  },
): void {
  route('GET /api/billing', async ({ user }) => billing.get(user))

  route('POST /api/billing/change', async ({ user, body }) => {
    await planChanges.change(user, body.change)
    return { message: 'Your plan is changed.' }
  })

  route('PUT /api/billing/details', async ({ user, body }) => {
    await invoiceDetails.save(user.id, body)
    return { message: 'Later invoices go there.' }
  })

  form(
    ownPages.billingChange,
    { page: () => moneyPages.billing, who: 'owner', body: API['POST /api/billing/change'].body },
    async (request) => {
      await planChanges.change(signedInUser(request), request.body.change)
      return moneyPages.billing
    },
  )

  /** Saves the details and leads back to the page that asked for them. */
  const detailsForm = (action: string, { asked, next }: { asked: string; next: string }) =>
    form(
      action,
      {
        page: () => asked,
        read: (fields) => ({ name: '', address: '', vatNumber: '', ...fields }),
        who: 'owner',
        body: API['PUT /api/billing/details'].body,
      },
      async (request) => {
        await invoiceDetails.save(signedInUser(request).id, request.body)
        return next
      },
    )
  detailsForm(ownPages.billingDetails, {
    asked: `${moneyPages.billing}?edit=details`,
    next: moneyPages.billing,
  })
  detailsForm(ownPages.checkoutDetails, {
    asked: `${ownPages.checkout}?details=edit`,
    next: ownPages.checkout,
  })

  route('GET /api/billing/history.csv', async ({ user }, reply) => {
    const { history } = await billing.get(user)
    return sendCsv(reply.header('cache-control', 'no-store'), 'history.csv', billingCsv(history))
  })
}
