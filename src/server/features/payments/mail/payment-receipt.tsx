import { invoicePdf } from '#server/features/invoices/invoice-pdf.ts'
import { Heading, Note, Paragraph } from '#server/platform/mail/parts.tsx'
import { Button, Facts } from '#server/platform/mail/parts-actions.tsx'
import type { Template } from '#server/platform/mail/template.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import { formatCents } from '#shared/money/cents.ts'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'

interface PaymentReceipt {
  businessName: string | null
  invoice: Invoice
  nextPaymentOn: string | null
}

export const paymentReceipt: Template<PaymentReceipt, 'system'> = {
  kind: 'payment-receipt',
  causedBy: ['system'],
  freeText: {},
  page: ({ invoice }) => ownPages.invoice(invoice.number),
  sample: {
    businessName: 'Salt River Cycles',
    nextPaymentOn: '2024-11-15',
    invoice: {
      number: 'INV-000187',
      title: 'Tax invoice',
      issuedOn: '2024-10-15',
      seller: {
        name: 'CPT Recommends (Pty) Ltd',
        address: ['3 Wale Street', 'Cape Town', '8001'],
        registration: '2019/123456/07',
        vatNumber: '4987654321',
      },
      buyer: {
        name: 'Salt River Cycles',
        address: ['12 Albert Road', 'Salt River'],
        vatNumber: null,
      },
      paidBy: { how: 'Card', on: '2024-10-15', reference: '1089250' },
      lines: [
        {
          what: 'PREMIUM listing',
          detail: '15 October 2024 to 14 November 2024, R299.00 a month',
          days: '31',
          amountCents: 29900,
        },
      ],
      totalCents: 29900,
      vatPercent: 15,
      vatCents: 3900,
      creditOf: null,
    },
  },
  subject: ({ invoice }) => `${invoice.title} ${invoice.number}`,
  preheader: ({ invoice }) =>
    invoice.totalCents < 0
      ? `${formatCents(-invoice.totalCents)} goes back to you.`
      : `Your payment of ${formatCents(invoice.totalCents)} has arrived. Thank you.`,
  reason: () => 'You’re getting this message because of a payment for your listing.',
  attachments: ({ invoice }) => [
    {
      filename: `${invoice.number}.pdf`,
      contentType: 'application/pdf',
      content: invoicePdf(invoice).toString('base64'),
    },
  ],
  Body: ({ payload: { businessName, invoice, nextPaymentOn }, site }) => (
    <>
      <Heading>{invoice.totalCents < 0 ? 'Your credit note' : 'Your payment has arrived'}</Heading>
      <Facts
        facts={[
          ...(businessName === null ? [] : [{ label: 'For', value: businessName }]),
          ...invoice.lines.map(({ what, detail }) => ({
            label: 'What',
            value: `${what}\n${detail}`,
          })),
          { label: 'Amount', value: formatCents(invoice.totalCents) },
          { label: 'Number', value: invoice.number },
          ...(nextPaymentOn === null ? [] : [{ label: 'Next', value: formatDate(nextPaymentOn) }]),
        ]}
      />
      <Paragraph>The {invoice.title.toLowerCase()} is attached as a PDF.</Paragraph>
      <Button href={`${site.publicUrl}${ownPages.invoice(invoice.number)}`}>
        Open it to print
      </Button>
      <Note>
        You can change or cancel your plan at any time under {site.publicUrl}
        {moneyPages.billing}.
      </Note>
    </>
  ),
}
