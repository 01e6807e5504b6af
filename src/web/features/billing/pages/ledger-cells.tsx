import { LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { formatCents } from '#shared/money/cents.ts'
import { Badge } from '#web/components/ui/badge.tsx'

const TONES: Partial<Record<LedgerKind, 'off' | 'bad' | 'info' | 'plain'>> = {
  failed: 'bad',
  refund: 'info',
  'collection-paused': 'plain',
  cancelled: 'plain',
  paused: 'off',
  'pause-undone': 'plain',
  'activation-undone': 'plain',
}

interface LedgerCellsProps {
  line: { kind: LedgerKind; amountCents: number; isDemo?: boolean }
}

/** Amount and state of a ledger entry, for owners and admins. */
export function LedgerCells({ line: { kind, amountCents, isDemo } }: LedgerCellsProps) {
  return (
    <>
      <td className={amountCents < 0 ? 'table__number is-negative' : 'table__number'}>
        {amountCents === 0 ? '' : formatCents(amountCents)}
      </td>
      <td>
        <Badge tone={TONES[kind] ?? 'ok'}>{LEDGER_WORDS[kind]}</Badge>{' '}
        {isDemo && <Badge>Demo</Badge>}
      </td>
    </>
  )
}
