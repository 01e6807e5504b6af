import type { LedgerEntry } from '#server/features/ledger/ledger-entry.ts'

type OrderLine = Pick<LedgerEntry, 'kind' | 'token'>

/**
 * The token of the subscription that the provider will go on charging, by the ledger; null if there is none.
 * A cancelled one can be taken up again until something else has paid for the account.
 */
export function standingOrderOf(lines: readonly OrderLine[]): string | null {
  let current: string | null = null
  let isCancelled = false
  for (const { kind, token } of lines) {
    if ((kind === 'payment' || kind === 'card-set-up') && token !== null) {
      current = token
      isCancelled = false
    }
    if (kind === 'cancellation-undone') isCancelled = false
    if (kind === 'cancelled') isCancelled = true
    if (isCancelled && (kind === 'eft' || kind === 'paid-otherwise')) current = null
  }
  return isCancelled ? null : current
}

/** The subscription that the last cancellation has ended, or will end. */
export function cancelledOrderOf(lines: readonly OrderLine[]): string | null {
  const last = lines.findLastIndex(({ kind }) => kind === 'cancelled')
  return last === -1 ? null : standingOrderOf(lines.slice(0, last))
}
