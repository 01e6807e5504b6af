import type { ReactNode } from 'react'
import { ownPages } from '#shared/own-paths.ts'
import { moneyPages } from '#shared/paths.ts'
import type { MoneyLine } from '#shared/schemas/billing/money.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { AdminPageBar } from '#web/components/admin/admin-page-bar.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { LedgerCells } from './ledger-cells.tsx'

/** The frame of the admin's pages about payments. */
export function MoneyFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <AdminPageBar current={moneyPages.money} />
      <main id="content" className="wrap admin money">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  )
}

/** The ledger as a table; a list on a phone. */
export function LedgerTable({ lines, withOwner }: { lines: MoneyLine[]; withOwner: boolean }) {
  if (lines.length === 0) return <p>No lines.</p>
  const columns = ['Date', withOwner ? 'Owner' : 'For', withOwner ? 'For' : 'Note']
  return (
    <div className="table-scroll">
      <table className={classNames('table table--ledger', withOwner && 'table--owners')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className="table__number">
              Amount
            </th>
            <th scope="col">State</th>
            <th scope="col">How</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LedgerRow key={line.id} line={line} withOwner={withOwner} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The reason of a refund is in what it was for. */
const noteOf = ({ kind, note, adminEmail }: MoneyLine) =>
  [kind === 'refund' ? '' : note, adminEmail].filter(Boolean).join(', ')

function LedgerRow({ line, withOwner }: { line: MoneyLine; withOwner: boolean }) {
  return (
    <tr>
      <td>{formatShortDate(line.day)}</td>
      <td>{withOwner ? <a href={ownPages.ownerMoney(line.userId)}>{line.owner}</a> : line.what}</td>
      <td>{withOwner ? line.what : noteOf(line)}</td>
      <LedgerCells line={line} />
      <td>
        {line.how}
        {line.invoice !== null && (
          <>
            {' '}
            <a href={ownPages.invoice(line.invoice)}>{line.invoice}</a>
          </>
        )}
      </td>
    </tr>
  )
}
