import { shownOwnerLabel } from '#shared/accounts/owner-label.ts'
import { lostOwner } from '#shared/billing/lost-owner.ts'
import type { Standing } from '#shared/billing/standing.ts'
import type { Leaver } from '#shared/schemas/billing/money.ts'
import type { findLeaving, WrittenEntry } from './leaver.repository.ts'

type LeavingRow = Awaited<ReturnType<typeof findLeaving>>[number]

/** In the words of whoever ended it, if they said something. */
function whyOf({ note, adminEmail }: Pick<WrittenEntry, 'note' | 'adminEmail'>): string {
  if (adminEmail === '') return ['Cancelled by the owner.', note].filter(Boolean).join(' ')
  return [`By ${adminEmail}.`, note].filter(Boolean).join(' ')
}

/** Has cancelled, and is listed until the paid days end. */
export function presentLeaving(row: LeavingRow): Leaver {
  return {
    userId: row.userId,
    owner: shownOwnerLabel(row.ownerLabel, row.ownerEmail),
    plan: row.plan,
    on: row.day,
    paidUntil: row.paidUntil,
    why: whyOf(row),
    isListed: true,
  }
}

const ENDED_BY = { admin: 'paused', cancellation: 'cancelled', closing: 'closing' } as const

/** Was listed in the month and is not at its end; null for all others. */
export function presentLost(
  lines: readonly WrittenEntry[],
  days: { from: string; until: string },
): Leaver | null {
  const standing = lostOwner(lines, days)
  const last = lines.at(-1)
  if (standing === null || last === undefined) return null
  return {
    userId: last.userId,
    owner: shownOwnerLabel(last.ownerLabel, last.ownerEmail),
    plan: standing.plan,
    paidUntil: standing.paidUntil,
    isListed: false,
    ...endOf(lines, standing),
  }
}

function endOf(lines: readonly WrittenEntry[], standing: Standing): Pick<Leaver, 'on' | 'why'> {
  const { pausedFor, overdueSince, paidUntil } = standing
  const missed = { on: overdueSince ?? paidUntil ?? '', why: 'The next payment did not arrive.' }
  if (pausedFor === null || pausedFor === 'non-payment') return missed
  const end = lines.findLast(({ kind }) => kind === ENDED_BY[pausedFor])
  return end ? { on: end.day, why: whyOf(end) } : missed
}
