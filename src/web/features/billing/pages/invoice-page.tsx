import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf } from '#shared/api/address.ts'
import type { Invoice } from '#shared/billing/invoice.ts'
import { formatCents } from '#shared/money/cents.ts'
import { moneyPages } from '#shared/paths.ts'
import { formatDate } from '#shared/time/dates.ts'
import { InvoiceRidge, PaidStamp } from './invoice-art.tsx'

/** One A4 page that prints exactly as it is shown. */
export function InvoicePage({ invoice }: { invoice: Invoice }) {
  const { supportEmail } = useRouteContext({ from: '__root__' }).site
  const { seller, buyer, paidBy, totalCents, creditOf } = invoice
  const isCredit = totalCents < 0
  const registration = seller.registration === null ? '' : `, registration ${seller.registration}`
  return (
    <main id="content" className="invoice-page">
      <p className="invoice-back">
        <a href={moneyPages.billing}>Back to Plan &amp; billing</a>
        <a
          href={addressOf('GET /api/invoices/:number/pdf', { params: { number: invoice.number } })}
          download
        >
          Download PDF
        </a>
      </p>
      <article className="invoice">
        <div className="invoice__top">
          <img src="/art/logo.svg" alt="CPT Recommends" width="279" height="40" />
          <div>
            <h1>{invoice.title}</h1>
            <p className="invoice__number">
              {invoice.number}
              <br />
              {formatDate(invoice.issuedOn)}
            </p>
          </div>
        </div>
        <div className="invoice__parties">
          <Party heading="From" {...seller} />
          <Party heading="To" {...buyer} />
          <Block
            heading={isCredit ? 'Paid back by' : 'Paid by'}
            lines={[
              paidBy.how,
              formatDate(paidBy.on),
              ...(paidBy.reference === '' ? [] : [`Reference ${paidBy.reference}`]),
            ]}
          />
        </div>
        <Lines lines={invoice.lines} />
        <div className="invoice__end">
          {!isCredit && <PaidStamp day={paidBy.on} />}
          <Sum invoice={invoice} />
        </div>
        <p className="invoice__note">
          {creditOf === null
            ? 'Thank you. Nothing more to do: this invoice is paid. A mistake is put right by a credit note, never by changing an invoice.'
            : `This credit note belongs to ${creditOf}.`}{' '}
          Questions: {supportEmail}
        </p>
        <p className="invoice__footer">
          <span>{seller.name + registration}</span>
          <span>Page 1 of 1</span>
        </p>
        <InvoiceRidge />
      </article>
    </main>
  )
}

interface PartyProps {
  heading: string
  name: string
  address: readonly string[]
  vatNumber: string | null
}

function Party({ heading, name, address, vatNumber }: PartyProps) {
  const vat = vatNumber === null ? [] : [`VAT number ${vatNumber}`]
  return <Block heading={heading} lines={[name, ...address, ...vat]} />
}

function Block({ heading, lines: [first = '', ...rest] }: { heading: string; lines: string[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <strong>{first}</strong>
      {rest.map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </div>
  )
}

function Lines({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th className="table__number">Days</th>
          <th className="table__number">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, detail, days, amountCents }) => (
          <tr key={`${what} ${detail} ${days}`}>
            <td>
              {what}
              <small>{detail}</small>
            </td>
            <td className="table__number">{days}</td>
            <td className="table__number">{formatCents(amountCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sum({ invoice: { totalCents, vatPercent, vatCents } }: { invoice: Invoice }) {
  const total = formatCents(totalCents)
  return (
    <div className="invoice__sum">
      {vatPercent !== null && (
        <>
          <Row label="Without VAT">{formatCents(totalCents - vatCents)}</Row>
          <Row label={`VAT, ${vatPercent}% inside`}>{formatCents(vatCents)}</Row>
        </>
      )}
      <div className="invoice__total">
        <span>Total</span>
        <b>{total}</b>
      </div>
      {totalCents >= 0 && (
        <>
          <Row label="Paid">{total}</Row>
          <Row label="Still to pay">{formatCents(0)}</Row>
        </>
      )}
    </div>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <span>{label}</span>
    <span>{children}</span>
  </div>
)
