import { CircleAlert, Download, LogOut, Wallet, WalletCards } from 'lucide-react'
import { ADMIN_PAGE_SIZE } from '#shared/accounts/admin.ts'
import { billingApi, ownPages } from '#shared/billing/billing-paths.ts'
import { LEDGER_KINDS, LEDGER_WORDS, type LedgerKind } from '#shared/billing/ledger-line.ts'
import { formatRand } from '#shared/money/money.ts'
import type { MoneyAnswer, MoneyQuery } from '#shared/schemas/billing/money.ts'
import { formatMonth } from '#shared/time/dates.ts'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { stringifySearch } from '#web/lib/search-params.ts'
import { MoneyAttentionPanel } from './money-attention.tsx'
import { MoneyChart } from './money-chart.tsx'
import { LedgerTable, MoneyFrame } from './money-document.tsx'

const wholeRand = (cents: number) => formatRand(Math.round(cents / 100))

/** This month, what is at risk, twelve months and the ledger. */
export function MoneyPage({ money, query }: { money: MoneyAnswer; query: MoneyQuery }) {
  const { kind, page = 1 } = query
  return (
    <MoneyFrame title="Money">
      <Figures money={money} />
      <MoneyAttentionPanel attention={money.attention} />
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
          </p>
        </div>
        <MoneyChart months={money.months} />
      </section>
      <section className="panel" aria-labelledby="ledger">
        <div className="panel__head">
          <h2 id="ledger">Ledger of {formatMonth(money.month)}</h2>
        </div>
        <MonthTools
          month={money.month}
          months={money.months.map(({ month }) => month)}
          kind={kind}
        />
        <LedgerTable lines={money.lines} withOwner />
        <Pagination
          page={page}
          pageCount={Math.ceil(money.total / ADMIN_PAGE_SIZE)}
          renderLink={(to, props) => (
            <a
              {...props}
              href={`${ownPages.money}${stringifySearch({ month: money.month, kind, page: to })}`}
            />
          )}
        />
      </section>
    </MoneyFrame>
  )
}

function Figures({ money }: { money: MoneyAnswer }) {
  const { cameInCents, lastMonthCents, failing, lost, paying } = money
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
      tint: '--butter',
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
      icon: WalletCards,
      tint: '--mist',
      value: paying.BASIC + paying.PREMIUM,
      label: 'Paying',
      hint: `${paying.PREMIUM} PREMIUM, ${paying.BASIC} BASIC`,
    },
  ]
  return (
    <ul className="stats">
      {figures.map(({ icon: Icon, tint, value, label, hint }) => (
        <li key={label} className="stat">
          <span className="stat__icon" style={{ background: `var(${tint})` }}>
            <Icon className="icon" aria-hidden="true" />
          </span>
          <b>{value}</b>
          <span className="text-small muted">{label}</span>
          <em>{hint}</em>
        </li>
      ))}
    </ul>
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
}

function MonthTools({ month, months, kind }: MonthToolsProps) {
  return (
    <div className="money-tools">
      <form method="get" action={ownPages.money}>
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
        href={`${billingApi.adminMoneyFile}?month=${month}`}
      >
        <Download className="icon" aria-hidden="true" />
        CSV for the bookkeeper
      </a>
    </div>
  )
}
