import { A4, createPdfPage, type PdfPage, wrapToWidth } from '#server/platform/pdf/pdf-text.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import { formatCents } from '#shared/money/cents.ts'
import { formatDate } from '#shared/time/dates.ts'

const LEFT = 51
const RIGHT = A4.width - LEFT
const SOFT = { grey: 0.35, size: 9 }

/** The same text as the printable page, as a PDF file. */
export function invoicePdf(invoice: Invoice): Buffer {
  const page = createPdfPage()
  page.text(LEFT, 770, 'CPT Recommends', { size: 20, bold: true })
  page.text(RIGHT, 770, invoice.title, { size: 20, bold: true, align: 'right' })
  page.text(RIGHT, 750, invoice.number, { align: 'right' })
  page.text(RIGHT, 736, formatDate(invoice.issuedOn), { align: 'right' })
  const end = writeLines(page, invoice, writeWho(page, invoice))
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

/** Returns where the longest of the three ends. */
function writeWho(page: PdfPage, { seller, buyer, paidBy, totalCents }: Invoice): number {
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
  return Math.min(
    ...columns.map(([heading, lines], index) => {
      const x = LEFT + index * 170
      page.text(x, 690, heading, SOFT)
      let y = 675
      for (const [row, line] of lines.entries()) {
        const bold = row === 0
        for (const part of wrapToWidth(line, 160, { bold })) {
          page.text(x, y, part, { bold })
          y -= 14
        }
      }
      return y
    }),
  )
}

/** Returns where the table ends. */
function writeLines(page: PdfPage, { lines }: Invoice, below: number): number {
  const top = Math.min(570, below - 14)
  page.text(LEFT, top, 'What', SOFT)
  page.text(RIGHT - 90, top, 'Days', { ...SOFT, align: 'right' })
  page.text(RIGHT, top, 'Amount', { ...SOFT, align: 'right' })
  page.line(LEFT, RIGHT, top - 7)
  let y = top - 25
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
