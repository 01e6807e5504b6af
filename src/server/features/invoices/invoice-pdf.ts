import { A4, createPdfPage, type PdfPage } from '#server/platform/pdf/pdf-text.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import { formatCents } from '#shared/money/cents.ts'
import { formatDate } from '#shared/time/dates.ts'

const LEFT = 51
const RIGHT = A4.width - LEFT
const SOFT = { grey: 0.35, size: 9 }

/** The same words as the page that prints, as a file that stays. */
export function invoicePdf(invoice: Invoice): Buffer {
  const page = createPdfPage()
  page.text(LEFT, 770, 'CPT Recommends', { size: 20, bold: true })
  page.text(RIGHT, 770, invoice.title, { size: 20, bold: true, align: 'right' })
  page.text(RIGHT, 750, invoice.number, { align: 'right' })
  page.text(RIGHT, 736, formatDate(invoice.issuedOn), { align: 'right' })
  writeWho(page, invoice)
  const end = writeLines(page, invoice)
  writeSum(page, invoice, end - 30)
  const about =
    invoice.creditOf === null
      ? 'Thank you. This invoice is paid. A mistake is put right by a credit note.'
      : `This credit note belongs to ${invoice.creditOf}.`
  page.text(LEFT, 90, about, SOFT)
  const { name, registration } = invoice.seller
  page.text(LEFT, 60, registration === null ? name : `${name}, registration ${registration}`, SOFT)
  page.text(RIGHT, 60, 'Page 1 of 1', { ...SOFT, align: 'right' })
  return page.finish()
}

function writeWho(page: PdfPage, { seller, buyer, paidBy, totalCents }: Invoice): void {
  const vatOf = (number: string | null) => (number === null ? [] : [`VAT number ${number}`])
  const reference = paidBy.reference === '' ? [] : [`Reference ${paidBy.reference}`]
  const columns: [string, string[]][] = [
    ['From', [seller.name, ...seller.address, ...vatOf(seller.vatNumber)]],
    ['To', [buyer.name, ...buyer.address, ...vatOf(buyer.vatNumber)]],
    [
      totalCents < 0 ? 'Paid back by' : 'Paid by',
      [paidBy.how, formatDate(paidBy.on), ...reference],
    ],
  ]
  for (const [index, [heading, lines]] of columns.entries()) {
    const x = LEFT + index * 170
    page.text(x, 690, heading, SOFT)
    for (const [row, line] of lines.entries())
      page.text(x, 675 - row * 14, line, { bold: row === 0, width: 160 })
  }
}

/** Returns where the table ends. */
function writeLines(page: PdfPage, { lines }: Invoice): number {
  page.text(LEFT, 570, 'What', SOFT)
  page.text(RIGHT - 90, 570, 'Days', { ...SOFT, align: 'right' })
  page.text(RIGHT, 570, 'Amount', { ...SOFT, align: 'right' })
  page.line(LEFT, RIGHT, 563)
  let y = 545
  for (const { what, detail, days, amountCents } of lines) {
    page.text(LEFT, y, what, { width: 360 })
    page.text(LEFT, y - 13, detail, { ...SOFT, width: 360 })
    page.text(RIGHT - 90, y, days, { align: 'right' })
    page.text(RIGHT, y, formatCents(amountCents), { align: 'right' })
    page.line(LEFT, RIGHT, y - 22)
    y -= 40
  }
  return y
}

function writeSum(page: PdfPage, invoice: Invoice, from: number): void {
  const { totalCents, vatPercent, vatCents } = invoice
  let y = from
  const row = (label: string, cents: number, bold = false) => {
    page.text(RIGHT - 200, y, label, { bold })
    page.text(RIGHT, y, formatCents(cents), { bold, align: 'right', size: bold ? 14 : 10 })
    y -= 20
  }
  if (vatPercent !== null) {
    row('Without VAT', totalCents - vatCents)
    row(`VAT, ${vatPercent}% inside`, vatCents)
  }
  row('Total', totalCents, true)
  if (totalCents < 0) return
  row('Paid', totalCents)
  row('Still to pay', 0)
}
