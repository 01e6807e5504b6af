import type { Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { adminActionWords } from '#shared/accounts/admin.ts'
import { LEDGER_WORDS } from '#shared/billing/ledger-line.ts'
import type { HeldView } from '#shared/held-view.ts'
import { DATA_KINDS, type DataKind } from '#shared/privacy/data-kinds.ts'
import { kindWords } from '#shared/text/kind-words.ts'
import { formatDate, formatDateTime } from '#shared/time/dates.ts'
import { findHeld, type HeldRow } from './export-rows.ts'
import { type Person, ruleFor, type TableName } from './found-rows.ts'
import { findBusinessNames } from './personal-data.repository.ts'

/** As many as somebody reads; the download has all. */
const SHOWN = 50
const WHEN = ['startISO', 'dateISO', 'createdAt']
const IN_TITLE = new Set(['businessId', ...WHEN])

export type NamedRow = HeldRow & { business?: string }

/** What is held about a person, by kind, with the names of the businesses. */
export async function findHeldByKind(db: Db, rules: TableRules, person: Person) {
  const held = await findHeld(db, rules, person)
  const ids = held.flatMap(({ rows }) => rows.flatMap(({ businessId }) => businessId ?? []))
  const names = await findBusinessNames(db, [...new Set(ids.map(String))])
  return held.map(({ table, kind, rows }) => ({
    table,
    kind,
    rows: rows.map((row): NamedRow => {
      const business = names.get(String(row.businessId))
      return { ...(business !== undefined && { business }), ...row }
    }),
  }))
}

export type HeldByKind = Awaited<ReturnType<typeof findHeldByKind>>

/** The same in words, the newest first. */
export const describeHeld = (held: HeldByKind, most = SHOWN): HeldView['kinds'] =>
  held.map(({ kind, table, rows }) => ({
    title: TITLES[table] ?? DATA_KINDS[kind].title,
    count: rows.length,
    items: rows
      .toSorted((one, other) => whenOf(other).localeCompare(whenOf(one)))
      .slice(0, most)
      .map((row) => ({
        title: [row.business, inWords(whenOf(row))].filter(Boolean).join(', '),
        facts: Object.entries(row)
          .filter(([name, value]) => value !== null && value !== '' && !IN_TITLE.has(name))
          .filter(([name]) => name !== 'business')
          .map(([name, value]) => ({
            label: labelOf(name),
            value: KIND_WORDS[table]?.[name]?.(String(value)) ?? inWords(String(value)),
          })),
      })),
  }))

/** What goes of the kinds that were found. */
export function findGoes(rules: TableRules, held: HeldByKind): string[] {
  const going = held.flatMap(({ table, kind }) => {
    const erased = ruleFor(rules, table, { email: '' })?.erased
    return erased === 'deleted' || (erased && 'set' in erased) ? kind : []
  })
  return [...new Set(going)].map((kind) => GOES[kind] ?? DATA_KINDS[kind].title)
}

/** Of kinds that lose only a part, or whose title says too little. */
const GOES: Partial<Record<DataKind, string>> = {
  bookings: 'Name, number, address, notes and messages of your bookings',
  reviews: 'Your name behind reviews',
  reviewAddresses: 'Your e-mail address behind reviews',
  notices: 'Your e-mail address in formal notices',
  conversations: 'Your conversations with us: all messages, and our notes about them',
  newsletter: 'Your address and your consent for the newsletter',
  claims: 'Your claims of a business’s page, with what you told us about them',
  mail: 'The list of mails that we sent you',
}

/** Why something stays, of the tables that hold anything about the person. */
export function findStays(rules: TableRules, held: HeldByKind): HeldView['stays'] {
  const reasons = new Map<string, string>()
  for (const { table, kind } of held) {
    const erased = ruleFor(rules, table, { email: '' })?.erased
    if (erased && erased !== 'deleted' && erased.kept)
      reasons.set(erased.kept, DATA_KINDS[kind].title)
  }
  return Array.from(reasons, ([reason, title]) => ({ title, reason }))
}

/** Of tables beside the one that their kind is named after. */
const TITLES: Partial<Record<TableName, string>> = {
  bookingEvents: 'Changes and messages of bookings',
  conversationMessages: 'Messages between you and us',
  conversationNotes: 'Our notes about your messages',
}

const whenOf = (row: NamedRow): string => String(WHEN.map((name) => row[name]).find(Boolean) ?? '')

/** Columns that name something by a key of ours. */
const KIND_WORDS: Partial<Record<TableName, Record<string, (key: string) => string>>> = {
  adminActions: { action: adminActionWords },
  conversationMessages: { side: (side) => (side === 'desk' ? 'CPT Recommends' : 'You') },
  ledgerEntries: {
    kind: (kind) =>
      new Map<string, string>(Object.entries(LEDGER_WORDS)).get(kind) ?? kindWords(kind),
  },
  outboxMessages: { kind: kindWords },
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

function inWords(value: string): string {
  if (MOMENT.test(value)) return formatDateTime(value)
  if (DAY.test(value)) return formatDate(value)
  return /^[[{]/.test(value) ? valuesIn(value) : value
}

/** Stored as JSON, such as opening hours and invoices: every value with its name. */
function valuesIn(json: string): string {
  try {
    return listValues(JSON.parse(json)).join('; ')
  } catch {
    // Somebody's own words may begin with a bracket.
    return json
  }
}

function listValues(value: unknown, name = ''): string[] {
  if (value === null || value === '') return []
  if (typeof value !== 'object') return [name === '' ? String(value) : `${name}: ${value}`]
  return Object.entries(value).flatMap(([key, inner]) =>
    listValues(inner, Array.isArray(value) ? name : [name, key].filter(Boolean).join(' ')),
  )
}

/** 'serviceName' is 'Service name'. */
function labelOf(column: string): string {
  const words = column.replace(/ISO$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
