import { wordsOf } from '#server/features/ledger/ledger-words.ts'
import { shownOwnerLabel } from '#shared/accounts/owner-label.ts'
import type { MoneyLine } from '#shared/schemas/billing/money.ts'
import type { NumberedEntry } from './admin-money.repository.ts'

function howOf({ providerPaymentId, kind, reference }: NumberedEntry): string {
  if (providerPaymentId !== null || kind === 'failed') return 'Card'
  // The reference of a refund is the id of its payment.
  if (kind === 'refund') return ''
  return kind === 'eft' ? `EFT, ref ${reference}` : reference
}

export function presentMoneyLine(entry: NumberedEntry): MoneyLine {
  return {
    id: entry.id,
    userId: entry.userId,
    owner: shownOwnerLabel(entry.ownerLabel, entry.ownerEmail),
    day: entry.day,
    kind: entry.kind,
    what: wordsOf(entry),
    plan: entry.plan,
    amountCents: entry.amountCents,
    how: howOf(entry),
    note: entry.note,
    adminEmail: entry.adminEmail,
    invoice: entry.invoice,
    isDemo: entry.isDemo === 1,
  }
}
