import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { LedgerService } from '#server/features/ledger/ledger.service.ts'
import { standingOrderOf } from '#server/features/payments/standing-order.ts'
import type { Context } from '#server/platform/context.ts'
import { sliceOf } from '#shared/accounts/admin.ts'
import { shownOwnerLabel, storedOwnerLabel } from '#shared/accounts/owner-label.ts'
import { LEDGER_KINDS, LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { PAUSE_DAY } from '#shared/billing/standing.ts'
import { priceCents } from '#shared/money/cents.ts'
import type { Plan } from '#shared/money/plans.ts'
import type {
  Leaver,
  MoneyAnswer,
  MoneyMonth,
  MoneyQuery,
  OwnerLedgerAnswer,
} from '#shared/schemas/billing/money.ts'
import { CSV_BYTE_ORDER_MARK, csvLine } from '#shared/text/csv.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  countEntriesOfDays,
  countFreeByPlan,
  countListedByPlan,
  findEntriesAfter,
  findEntriesOfDays,
  findOwnerEntries,
  type NumberedEntry,
  sumByMonth,
  sumDemoMoney,
} from './admin-money.repository.ts'
import type { AttentionService } from './attention.service.ts'
import { findEndedLedgers, findLeaving } from './leaver.repository.ts'
import { presentLeaving, presentLost } from './leavers.ts'
import { LEDGER_COLUMNS, ledgerCsvLine } from './ledger-csv.ts'
import { presentMoneyLine } from './money.presenter.ts'

const CHUNK = 500

const ALL_DAYS = { from: '0000', until: '9999' }
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

const countPlans = (leavers: readonly Leaver[]): Record<Plan, number> => {
  const premium = leavers.filter(({ plan }) => plan === 'PREMIUM').length
  return { BASIC: leavers.length - premium, PREMIUM: premium }
}
const ownersOf = ({ BASIC, PREMIUM }: Record<Plan, number>) => BASIC + PREMIUM
const priceOf = (owners: Record<Plan, number>) =>
  owners.BASIC * priceCents('BASIC') + owners.PREMIUM * priceCents('PREMIUM')

/** The admin's overview of payments. */
export function createAdminMoneyService(
  { clock, config, db }: Context,
  ledger: LedgerService,
  { actions, attention }: { actions: AdminActionService; attention: AttentionService },
) {
  /** In a demo everything is demo money, and shown as such. */
  const withDemo = config.isDemoMoney
  const thisMonth = () => capeTownDay(clock()).slice(0, 7)

  const twelveMonths = async (month: string): Promise<MoneyMonth[]> => {
    const names = Array.from({ length: 12 }, (_, index) => monthsBefore(month, 11 - index))
    const sums = await sumByMonth(db, { from: `${names[0]}-01`, withDemo })
    const centsOf = (name: string, plan: Plan) =>
      sums.find((sum) => sum.month === name && sum.plan === plan)?.cents ?? 0
    return names.map((name) => ({
      month: name,
      basicCents: centsOf(name, 'BASIC'),
      premiumCents: centsOf(name, 'PREMIUM'),
    }))
  }

  const findLost = async (month: string, today: string): Promise<Leaver[]> => {
    const last = addDays(`${monthsBefore(month, -1)}-01`, -1)
    const days = { from: `${month}-01`, until: last < today ? last : today }
    // Somebody who stops paying is listed for some days more.
    const from = addDays(days.from, -PAUSE_DAY - 1)
    const ended = await findEndedLedgers(db, { ...days, from, withDemo })
    return ended.flatMap((lines) => presentLost(lines, days) ?? [])
  }

  async function* fileLines(month: string): AsyncGenerator<string> {
    yield CSV_BYTE_ORDER_MARK + csvLine(LEDGER_COLUMNS)
    let last: NumberedEntry | undefined
    do {
      const rows = await findEntriesAfter(db, { ...daysOf(month), withDemo }, last, CHUNK)
      last = rows.length === CHUNK ? rows.at(-1) : undefined
      yield rows.map(ledgerCsvLine).join('')
    } while (last !== undefined)
  }

  return {
    async get({ month = thisMonth(), kind, q = '', page }: MoneyQuery): Promise<MoneyAnswer> {
      const words = q.trim()
      const days = words === '' ? daysOf(month) : ALL_DAYS
      const wanted = { ...days, kinds: kindsShownAs(kind), withDemo, words }
      const today = capeTownDay(clock())
      const yesterday = addDays(today, -1)
      const [months, failing, lost, paying, free, leaving, lines, total, demo] = await Promise.all([
        twelveMonths(month),
        countListedByPlan(db, { from: '0000', until: yesterday, withDemo }),
        findLost(month, today),
        countListedByPlan(db, { from: today, until: '9999', withDemo }),
        countFreeByPlan(db, { withDemo }),
        findLeaving(db, { withDemo }).then((rows) => rows.map(presentLeaving)),
        findEntriesOfDays(db, wanted, sliceOf({ page })),
        countEntriesOfDays(db, wanted),
        sumDemoMoney(db),
      ])
      const [before, current] = months.slice(-2).map((each) => each.basicCents + each.premiumCents)
      return {
        month,
        cameInCents: current ?? 0,
        lastMonthCents: before ?? 0,
        isRunning: month === thisMonth(),
        failing: { owners: ownersOf(failing), atRiskCents: priceOf(failing) },
        lost: { owners: lost.length, lessCents: priceOf(countPlans(lost)) },
        leaving: { owners: leaving.length, lessCents: priceOf(countPlans(leaving)) },
        leavers: [...leaving, ...lost],
        paying,
        free,
        listPriceCents: priceOf(paying) + priceOf(failing) + priceOf(free),
        months,
        attention: await attention.find(),
        demo: { ...demo, isShown: withDemo },
        lines: lines.map(presentMoneyLine),
        total,
      }
    },

    async getOwner(userId: string): Promise<OwnerLedgerAnswer> {
      const { owner, standing, lines } = await ledger.read(userId)
      const entries = await findOwnerEntries(db, userId)
      return {
        owner: owner
          ? shownOwnerLabel(storedOwnerLabel(owner.business?.businessName), owner.email)
          : (entries[0]?.ownerLabel ?? ''),
        status: owner?.status ?? null,
        plan: owner?.plan ?? null,
        paidUntil: standing?.paidUntil ?? null,
        isCardCharged: owner !== null && standingOrderOf(lines) !== null,
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
