import { marksOf } from '#server/features/unclaimed/removed-marks.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Verdict } from '#shared/schemas/imports/import.ts'
import {
  type FileRow,
  findIdentified,
  findMarks,
  getIdByExternalId,
  getStored,
  type Stored,
} from './import.repository.ts'
import { createKnownBusinesses, type KnownBusinesses } from './known-businesses.ts'
import type { ImportedValues } from './read-row.ts'
import { differences, fieldsOf } from './write-row.ts'

/** What a check knows: what is listed, with the new ones among the rows before, and these by the id of the source. */
export interface Seen {
  known: KnownBusinesses
  lines: Map<string, number>
}

/** Before the first row. */
export async function readSeen(db: Db): Promise<Seen> {
  const known = createKnownBusinesses()
  for await (const batch of findIdentified(db)) for (const one of batch) known.add(one)
  return { known, lines: new Map() }
}

interface Judged {
  verdict: Verdict
  reason?: string
  businessId?: string | null
  decision?: FileRow['decision']
}

const NAMES: Record<string, string> = {
  businessName: 'name',
  industry: 'trade',
  area: 'area',
  address: 'address',
  phone: 'phone',
  emailPublic: 'e-mail',
  website: 'website',
  description: 'text',
  services: 'services',
  operatingHours: 'hours',
}
const said = (fields: readonly string[]) => fields.map((field) => NAMES[field]).join(', ')

export const setByOfStored = ({ setBy }: Pick<Stored, 'setBy'>) =>
  setBy === null ? {} : fromJson(setBy)

const judgeStored = (stored: Stored, values: ImportedValues): Judged => {
  const businessId = stored.id
  if (stored.userId !== null)
    return { verdict: 'claimed', reason: 'Its owner looks after it.', businessId }
  const changed = differences(fieldsOf(stored), values, setByOfStored(stored))
  if (changed.length === 0) return { verdict: 'same', businessId }
  return { verdict: 'changed', reason: `Changes: ${said(changed)}.`, businessId }
}

/** A question, unless what is listed says the same in every field. */
async function judgeAlike(
  db: Db,
  values: ImportedValues,
  { known, because, isStrong }: NonNullable<ReturnType<KnownBusinesses['find']>>,
): Promise<Judged> {
  const { businessName } = known
  if ('line' in known) {
    const reason = `${because} as in line ${known.line}: ${businessName}.`
    return { verdict: 'maybe', reason, decision: 'leave' }
  }
  const stored = await getStored(db, known.id)
  if (stored && differences(fieldsOf(stored), values, {}).length === 0)
    return judgeStored(stored, values)
  const decision = isStrong ? 'update' : 'leave'
  return {
    verdict: 'maybe',
    reason: `${because}: ${businessName}.`,
    businessId: known.id,
    decision,
  }
}

/** Whether a page was removed on request that was surely this business's, or perhaps its neighbour's. */
export async function wasRemoved(
  db: Db,
  { secret }: Pick<Context, 'secret'>,
  source: string,
  values: ImportedValues,
): Promise<'surely' | 'perhaps' | 'no'> {
  const { sure, shared } = marksOf(secret, { ...values, source })
  const found = await findMarks(db, [...sure, ...shared])
  if (found.some((mark) => sure.includes(mark))) return 'surely'
  return found.length > 0 ? 'perhaps' : 'no'
}

/** What a row would do. A page that is there comes first: what was removed next to it does not touch it. */
export async function judgeRow(
  db: Db,
  context: Pick<Context, 'secret'>,
  source: string,
  values: ImportedValues,
  line: number,
  { known, lines }: Seen,
): Promise<Judged> {
  const earlier = lines.get(values.externalId)
  if (earlier !== undefined)
    return { verdict: 'refused', reason: `The same business as in line ${earlier}.` }
  lines.set(values.externalId, line)
  const id = await getIdByExternalId(db, source, values.externalId)
  const stored = id === undefined ? undefined : await getStored(db, id)
  if (stored) return judgeStored(stored, values)
  const removed = await wasRemoved(db, context, source, values)
  if (removed === 'surely')
    return { verdict: 'removed', reason: 'Its page was removed on request.' }
  const like = known.find(values)
  if (removed === 'perhaps' && !like?.isStrong)
    return {
      verdict: 'maybe',
      reason: 'A page with this telephone or website was removed on request.',
      decision: 'leave',
    }
  if (like) return judgeAlike(db, values, like)
  known.add({ ...values, line })
  return { verdict: 'new' }
}
