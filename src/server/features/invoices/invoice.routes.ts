import type { Route } from '#server/platform/http/api-route.ts'
import type { InvoiceService } from './invoice.service.ts'
import { invoicePdf } from './invoice-pdf.ts'

export function invoiceRoutes(route: Route, { invoices }: { invoices: InvoiceService }): void {
  route('GET /api/invoices/:number/pdf', async ({ user, params }, reply) => {
    const invoice = await invoices.get(params.number, user)
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      .send(invoicePdf(invoice))
  })
}
