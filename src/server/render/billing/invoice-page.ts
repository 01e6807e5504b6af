import { escapeXml } from '#server/render/feeds/xml.ts'
import { ownPages } from '#shared/billing/billing-paths.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import { formatCents } from '#shared/money/cents.ts'
import { formatDate } from '#shared/time/dates.ts'
import { billingDocument } from './billing-document.ts'
import { INVOICE_RIDGE, paidStamp } from './invoice-art.ts'

const block = (heading: string, [first = '', ...rest]: string[]) =>
  `<div><h2>${heading}</h2><strong>${escapeXml(first)}</strong>${rest.map((line) => `<br>${escapeXml(line)}`).join('')}</div>`

const row = (label: string, value: string, kind = '') =>
  `<div${kind && ` class="${kind}"`}><span>${label}</span><${kind ? 'b' : 'span'}>${value}</${kind ? 'b' : 'span'}></div>`

/** One A4 page that prints exactly as it is shown. */
export function invoicePage(invoice: Invoice, supportEmail: string, styles: string[]): string {
  const { seller, buyer, paidBy, totalCents, vatPercent, vatCents } = invoice
  const total = formatCents(totalCents)
  const vatOf = (number: string | null) => (number === null ? [] : [`VAT number ${number}`])
  const lines = invoice.lines
    .map(
      ({ what, detail, days, amountCents }) =>
        `<tr><td>${escapeXml(what)}<small>${escapeXml(detail)}</small></td><td class="table__number">${escapeXml(days)}</td><td class="table__number">${formatCents(amountCents)}</td></tr>`,
    )
    .join('')
  const vat =
    vatPercent === null
      ? ''
      : row('Without VAT', formatCents(totalCents - vatCents)) +
        row(`VAT, ${vatPercent}% inside`, formatCents(vatCents))
  const paid = totalCents < 0 ? '' : row('Paid', total) + row('Still to pay', formatCents(0))
  const registration = seller.registration === null ? '' : `, registration ${seller.registration}`
  const thanks =
    invoice.creditOf === null
      ? 'Thank you. Nothing more to do: this invoice is paid. A mistake is put right by a credit note, never by changing an invoice.'
      : `This credit note belongs to ${invoice.creditOf}.`
  const markup = `<main id="content" class="invoice-page"><p class="invoice-back"><a href="${ownPages.billing}">Back to Plan &amp; billing</a></p><article class="invoice">
<div class="invoice__top"><img src="/art/logo.svg" alt="CPT Recommends" width="279" height="40"><div><h1>${invoice.title}</h1><p class="invoice__number">${escapeXml(invoice.number)}<br>${formatDate(invoice.issuedOn)}</p></div></div>
<div class="invoice__parties">${block('From', [seller.name, ...seller.address, ...vatOf(seller.vatNumber)])}${block('To', [buyer.name, ...buyer.address, ...vatOf(buyer.vatNumber)])}${block(totalCents < 0 ? 'Paid back by' : 'Paid by', [paidBy.how, formatDate(paidBy.on), ...(paidBy.reference === '' ? [] : [`Reference ${paidBy.reference}`])])}</div>
<table><thead><tr><th>What</th><th class="table__number">Days</th><th class="table__number">Amount</th></tr></thead><tbody>${lines}</tbody></table>
<div class="invoice__end">${totalCents < 0 ? '' : paidStamp(paidBy.on)}<div class="invoice__sum">${vat}${row('Total', total, 'invoice__total')}${paid}</div></div>
<p class="invoice__note">${escapeXml(thanks)} Questions: ${escapeXml(supportEmail)}</p>
<p class="invoice__footer"><span>${escapeXml(seller.name + registration)}</span><span>Page 1 of 1</span></p>
${INVOICE_RIDGE}</article></main>`
  return billingDocument(`${invoice.title} ${invoice.number}`, markup, styles)
}
