import { Download, FileText } from 'lucide-react'
import { addressOf } from '#shared/api/address.ts'
import { ownPages } from '#shared/own-paths.ts'
import type { HistoryLine } from '#shared/schemas/billing/billing.ts'
import { formatDate } from '#shared/time/dates.ts'
import { buttonClass } from '#web/components/ui/button.tsx'
import { LedgerCells } from './ledger-cells.tsx'

export function BillingHistory({ lines }: { lines: HistoryLine[] }) {
  return (
    <section className="panel" aria-labelledby="history">
      <div className="panel__head">
        <h2 id="history">History</h2>
        {lines.length > 0 && (
          <a
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            href={addressOf('GET /api/billing/history.csv')}
            download
          >
            <Download className="icon" aria-hidden="true" />
            All as CSV
          </a>
        )}
      </div>
      {lines.length === 0 ? (
        <p>Nothing has been paid yet.</p>
      ) : (
        <div className="table-scroll">
          <table className="table table--list">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">For</th>
                <th scope="col" className="table__number">
                  Amount
                </th>
                <th scope="col">State</th>
                <th scope="col">Invoice</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <HistoryRow key={line.id} line={line} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function HistoryRow({ line }: { line: HistoryLine }) {
  const { day, what, invoice } = line
  return (
    <tr>
      <td>{formatDate(day)}</td>
      <td>{what}</td>
      <LedgerCells line={line} />
      <td>
        {invoice === null ? (
          <span className="muted table__none">No invoice</span>
        ) : (
          <>
            <a href={ownPages.invoice(invoice)}>
              <FileText className="icon" aria-hidden="true" />
              {invoice}
            </a>{' '}
            <a
              href={addressOf('GET /api/invoices/:number/pdf', { params: { number: invoice } })}
              aria-label={`PDF of ${invoice}`}
              download
            >
              <Download className="icon" aria-hidden="true" />
              PDF
            </a>
          </>
        )}
      </td>
    </tr>
  )
}
