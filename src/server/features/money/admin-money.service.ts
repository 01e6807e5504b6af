import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { labelOfOwner } from '#server/features/ledger/ledger-entry.ts'
import { wordsOf } from '#server/features/ledger/ledger-words.ts'
import type { Context } from '#server/platform/context.ts'
import { sliceOf } from '#server/platform/db/slice.ts'
import { LEDGER_KINDS, LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { centsToDecimal, priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import type {
  MoneyAnswer,
  MoneyMonth,
  MoneyQuery,
  OwnerLedgerAnswer,
} from '#shared/schemas/billing/money.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  countByPlan,
  countEntriesOfDays,
  findEntriesAfter,
  findEntriesOfDays,
  findOwnerEntries,
  type NumberedEntry,
  sumByMonth,
} from './admin-money.repository.ts'
import type { AttentionService } from './attention.service.ts'
import { presentMoneyLine } from './money.presenter.ts'

const CHUNK = 500
const COLUMNS = [
  'Date',
  'Owner',
  'For',
  'Plan',
  // Two columns: the guard against spreadsheet formulas would turn a negative number into a text.
  'In (R)',
  'Out (R)',
  'State',
  'Provider payment',
  'Reference',
  'Note',
  'Invoice',
]

const daysOf = (month: string) => ({ from: `${month}-01`, until: `${month}-31` })

/** Several kinds are one state for the reader: every payment is 'Paid'. */
const kindsShownAs = (kind: LedgerKind | undefined): readonly LedgerKind[] =>
  kind === undefined
    ? LEDGER_KINDS
    : LEDGER_KINDS.filter((each) => LEDGER_WORDS[each] === LEDGER_WORDS[kind])

/** 'YYYY-MM', this many months ago. */
function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

const priceOf = (owners: Record<Plan, number>) =>
  owners.BASIC * priceCents('BASIC') + owners.PREMIUM * priceCents('PREMIUM')

const fileLine = (entry: NumberedEntry) =>
  csvLine([
    entry.day,
    entry.ownerLabel,
    wordsOf(entry),
    entry.plan,
    entry.amountCents > 0 ? centsToDecimal(entry.amountCents) : '',
    entry.amountCents < 0 ? centsToDecimal(-entry.amountCents) : '',
    LEDGER_WORDS[entry.kind],
    entry.providerPaymentId ?? '',
    entry.reference,
    entry.note,
    entry.invoice ?? '',
  ])

/** The admin's overview of payments. */
export function createAdminMoneyService(
  { clock, db }: Context,
  ledger: LedgerService,
  { actions, attention }: { actions: AdminActionService; attention: AttentionService },
) {
  const thisMonth = () => capeTownDay(clock()).slice(0, 7)

  const twelveMonths = async (month: string): Promise<MoneyMonth[]> => {
    const names = Array.from({ length: 12 }, (_, index) => monthsBefore(month, 11 - index))
    const sums = await sumByMonth(db, `${names[0]}-01`)
    const centsOf = (name: string, plan: Plan) =>
      sums.find((sum) => sum.month === name && sum.plan === plan)?.cents ?? 0
    return names.map((name) => ({
      month: name,
      basicCents: centsOf(name, 'BASIC'),
      premiumCents: centsOf(name, 'PREMIUM'),
    }))
  }

  async function* fileLines(month: string): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS)
    let last: NumberedEntry | undefined
    do {
      const rows = await findEntriesAfter(db, daysOf(month), last, CHUNK)
      last = rows.length === CHUNK ? rows.at(-1) : undefined
      yield rows.map(fileLine).join('')
    } while (last !== undefined)
  }

  return {
    async get({ month = thisMonth(), kind, page }: MoneyQuery): Promise<MoneyAnswer> {
      const wanted = { ...daysOf(month), kinds: kindsShownAs(kind) }
      const today = capeTownDay(clock())
      const yesterday = addDays(today, -1)
      const [months, failing, lost, paying, lines, total] = await Promise.all([
        twelveMonths(month),
        countByPlan(db, 'ACTIVE', { from: '0000', until: yesterday }),
        countByPlan(db, 'PAUSED', daysOf(month)),
        countByPlan(db, 'ACTIVE', { from: today, until: '9999' }),
        findEntriesOfDays(db, wanted, sliceOf({ page })),
        countEntriesOfDays(db, wanted),
      ])
      const [before, current] = months.slice(-2).map((each) => each.basicCents + each.premiumCents)
      return {
        month,
        cameInCents: current ?? 0,
        lastMonthCents: before ?? 0,
        failing: { owners: failing.BASIC + failing.PREMIUM, atRiskCents: priceOf(failing) },
        lost: { owners: lost.BASIC + lost.PREMIUM, lessCents: priceOf(lost) },
        paying,
        months,
        attention: await attention.find(),
        lines: lines.map(presentMoneyLine),
        total,
      }
    },

    async getOwner(userId: string): Promise<OwnerLedgerAnswer> {
      const { owner, standing } = await ledger.read(userId)
      const entries = await findOwnerEntries(db, userId)
      return {
        owner: owner ? labelOfOwner(owner) : (entries[0]?.ownerLabel ?? ''),
        status: owner?.status ?? null,
        plan: owner?.plan ?? null,
        paidUntil: standing?.paidUntil ?? null,
        lines: entries.map(presentMoneyLine),
      }
    },

    /** For the bookkeeper. An export of personal data is recorded. */
    async export(admin: ActingAdmin, month = thisMonth()): Promise<AsyncIterable<string>> {
      await actions.record(db, admin, {
        action: 'export-ledger',
        target: { id: '', label: `Ledger of ${month}` },
      })
      return fileLines(month)
    },
  }
}

export type AdminMoneyService = ReturnType<typeof createAdminMoneyService>
