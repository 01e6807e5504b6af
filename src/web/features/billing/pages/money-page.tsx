import { CalendarOff, CircleAlert, Download, Gift, LogOut, Wallet, WalletCards } from 'lucide-react'
import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { addressOf } from '#shared/api/address.ts'
import { LEDGER_KINDS, LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { formatCents } from '#shared/money/cents.ts'
import { formatRand } from '#shared/money/money.ts'
import { moneyPages } from '#shared/paths.ts'
import type { MoneyAnswer, MoneyQuery } from '#shared/schemas/billing/money.ts'
import { stringifySearch } from '#shared/search-params.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatMonth } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { useRefusedForm } from '#web/lib/forms/use-refused-form.ts'
import { Leavers } from './leavers.tsx'
import { MoneyAttentionPanel } from './money-attention.tsx'
import { MoneyChart } from './money-chart.tsx'
import { LedgerTable, MoneyFrame } from './money-document.tsx'

const wholeRand = (cents: number) => formatRand(Math.round(cents / 100))

/** This month, what is at risk, twelve months and the ledger. */
export function MoneyPage({ money, query }: { money: MoneyAnswer; query: MoneyQuery }) {
  const { kind, q = '', page = 1 } = query
  const refused = useRefusedForm()
  return (
    <MoneyFrame title="Money">
      <DemoMoney demo={money.demo} />
      {refused && <FormError>{refused.detail}</FormError>}
      <Figures money={money} />
      <MoneyAttentionPanel attention={money.attention} />
      <Leavers money={money} />
      <section className="panel" aria-labelledby="months">
        <div className="panel__head">
          <h2 id="months">Twelve months</h2>
          <p className="money-legend">
            <span>
              <i /> PREMIUM
            </span>
            <span>
              <i className="money-legend__basic" /> BASIC
            </span>
            {money.isRunning && <span>Dashed: {formatMonth(money.month)} so far</span>}
          </p>
        </div>
        <MoneyChart months={money.months} isRunning={money.isRunning} />
      </section>
      <section className="panel" aria-labelledby="ledger">
        <div className="panel__head">
          <h2 id="ledger">
            {q === '' ? `Ledger of ${formatMonth(money.month)}` : `‘${q}’ in all months`}
          </h2>
        </div>
        <MonthTools
          month={money.month}
          months={money.months.map(({ month }) => month)}
          kind={kind}
          q={q}
        />
        {q !== '' && <p role="status">{countOf(money.total, 'line')} found.</p>}
        <LedgerTable lines={money.lines} withOwner />
        <Pagination
          page={page}
          pageCount={Math.ceil(money.total / ADMIN_PAGE_SIZE)}
          renderLink={(to, props) => (
            <a
              {...props}
              href={`${moneyPages.money}${stringifySearch({ month: money.month, kind, q, page: to })}#ledger`}
            />
          )}
        />
      </section>
    </MoneyFrame>
  )
}

/** Says that nothing here is real, or what was left out because it is not. */
function DemoMoney({ demo: { isShown, lines, cents } }: { demo: MoneyAnswer['demo'] }) {
  if (isShown) return <p className="money-demo">This is a demo: no money on this page is real.</p>
  if (lines === 0) return null
  return (
    <p className="money-demo">
      Left out: {lines} {lines === 1 ? 'line' : 'lines'} of demo money, {formatCents(cents)}. The
      command <code>npm run demo:remove</code> takes them away.
    </p>
  )
}

function Figures({ money }: { money: MoneyAnswer }) {
  const { cameInCents, lastMonthCents, failing, lost, leaving, paying, free, listPriceCents } =
    money
  const payingOwners = paying.BASIC + paying.PREMIUM
  const freeOwners = free.BASIC + free.PREMIUM
  const figures = [
    {
      icon: Wallet,
      tint: '--moss',
      value: wholeRand(cameInCents),
      label: 'In this month',
      hint: `${wholeRand(lastMonthCents)} the month before`,
    },
    {
      icon: CircleAlert,
      tint: failing.owners > 0 ? '--danger-fill' : '--butter',
      isBad: failing.owners > 0,
      value: failing.owners,
      label: 'Failing now',
      hint: `${wholeRand(failing.atRiskCents)} at risk`,
    },
    {
      icon: LogOut,
      tint: '--petal',
      value: lost.owners,
      label: 'Lost this month',
      hint: `${wholeRand(lost.lessCents)} a month less`,
    },
    {
      icon: CalendarOff,
      tint: '--peach',
      value: leaving.owners,
      label: 'Cancelled, still listed',
      hint: `${wholeRand(leaving.lessCents)} a month less when their paid days end`,
    },
    {
      icon: WalletCards,
      tint: '--mist',
      value: payingOwners,
      label: 'Paying',
      hint: `${paying.PREMIUM} PREMIUM, ${paying.BASIC} BASIC`,
    },
    {
      icon: Gift,
      tint: '--sand-200',
      value: freeOwners,
      label: 'Free',
      hint: `${free.PREMIUM} PREMIUM, ${free.BASIC} BASIC, activated without payment`,
    },
  ]
  return (
    <>
      <ul className="stats">
        {figures.map(({ icon: Icon, tint, value, label, hint, isBad }) => (
          <li key={label} className="stat">
            <span className="stat__icon" style={{ background: `var(${tint})` }}>
              <Icon className="icon" aria-hidden="true" />
            </span>
            <b className={isBad ? 'is-bad' : undefined}>{value}</b>
            <span className="text-small muted">{label}</span>
            <em>{hint}</em>
          </li>
        ))}
      </ul>
      <p className="text-small muted">
        {countOf(payingOwners + failing.owners + freeOwners, 'active owner')}: {payingOwners}{' '}
        paying, {failing.owners} failing, {freeOwners} free. At plan prices that is{' '}
        {formatCents(listPriceCents)} a month, the ‘Monthly revenue’ of the Overview.
      </p>
    </>
  )
}

/** Each state once, by the first kind that is shown as it. */
const STATES = LEDGER_KINDS.filter(
  (kind, index) =>
    LEDGER_KINDS.findIndex((each) => LEDGER_WORDS[each] === LEDGER_WORDS[kind]) === index,
)
const STATE_OPTIONS = [
  { value: '', label: 'All' },
  ...STATES.map((kind) => ({ value: kind, label: LEDGER_WORDS[kind] })),
]

interface MonthToolsProps {
  month: string
  months: string[]
  kind: LedgerKind | undefined
  q: string
}

function MonthTools({ month, months, kind, q }: MonthToolsProps) {
  return (
    <div className="money-tools">
      <form method="get" action={`${moneyPages.money}#ledger`}>
        <Field label="Search all months">
          <Input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            placeholder="Owner or reference"
          />
        </Field>
        <Field label="Month">
          <Select
            name="month"
            defaultValue={month}
            options={months.toReversed().map((each) => ({ value: each, label: formatMonth(each) }))}
          />
        </Field>
        <Field label="State">
          <Select name="kind" defaultValue={kind ?? ''} options={STATE_OPTIONS} />
        </Field>
        <Button type="submit" variant="line" size="sm">
          Show
        </Button>
      </form>
      <a
        className={buttonClass({ variant: 'quiet', size: 'sm' })}
        href={addressOf('GET /api/admin/money.csv', { query: { month } })}
      >
        <Download className="icon" aria-hidden="true" />
        CSV for the bookkeeper
      </a>
    </div>
  )
}
