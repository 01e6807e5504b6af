import { LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { formatCents } from '#shared/money/cents.ts'
import { Badge } from '#web/components/ui/badge.tsx'

const TONES: Partial<Record<LedgerKind, 'off' | 'info' | 'plain'>> = {
  failed: 'off',
  refund: 'info',
  cancelled: 'plain',
  paused: 'off',
}

interface LedgerCellsProps {
  line: { kind: LedgerKind; amountCents: number }
}

/** Amount and state of a ledger entry, for owners and admins. */
export function LedgerCells({ line: { kind, amountCents } }: LedgerCellsProps) {
  return (
    <>
      <td className={amountCents < 0 ? 'table__number is-negative' : 'table__number'}>
        {amountCents === 0 ? '' : formatCents(amountCents)}
      </td>
      <td>
        <Badge tone={TONES[kind] ?? 'ok'}>{LEDGER_WORDS[kind]}</Badge>
      </td>
    </>
  )
}
