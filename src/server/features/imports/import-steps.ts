import { hasOpenClaim, isClaimed } from '#server/features/ownership/open-claims.ts'
import { removedMarks } from '#server/features/unclaimed/removed-marks.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { Verdict } from '#shared/schemas/imports/import.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  deleteBusiness,
  type FileRow,
  getByExternalId,
  getStored,
  hasReviews,
  type ImportRow,
  insertBusiness,
  isRemoved,
  type Stored,
  updateBusiness,
  updateRow,
  updateSource,
} from './import.repository.ts'
import type { KnownBusinesses } from './known-businesses.ts'
import { type ImportedValues, readRow } from './read-row.ts'
import { columnsOf, differences, fieldsOf, filled, pick, setByOf, untouched } from './write-row.ts'

/** What a check knows of the file so far. */
export interface Seen {
  known: KnownBusinesses
  /** The rows of the file, by the id of the source. */
  lines: Map<string, number>
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

const setByOfStored = ({ setBy }: Stored) => (setBy === null ? {} : fromJson(setBy))

interface Judged {
  verdict: Verdict
  reason?: string
  businessId?: string | null
  decision?: FileRow['decision']
}

/** One row at a time, in the transaction of its chunk: what it would do, does, and takes back. */
export function createImportSteps(
  { clock, secret }: Context,
  unclaimed: Pick<UnclaimedService, 'isOn'>,
) {
  const judgeStored = (stored: Stored, values: ImportedValues): Judged => {
    const businessId = stored.id
    if (stored.userId !== null)
      return { verdict: 'claimed', reason: 'Its owner looks after it.', businessId }
    const changed = differences(fieldsOf(stored), values, setByOfStored(stored))
    if (changed.length === 0) return { verdict: 'same', businessId }
    return { verdict: 'changed', reason: `Changes: ${said(changed)}.`, businessId }
  }

  const judge = async (
    db: Db,
    { source }: ImportRow,
    values: ImportedValues,
    { line }: FileRow,
    { known, lines }: Seen,
  ): Promise<Judged> => {
    const earlier = lines.get(values.externalId)
    if (earlier !== undefined)
      return { verdict: 'refused', reason: `The same business as in line ${earlier}.` }
    lines.set(values.externalId, line)
    if (await isRemoved(db, removedMarks(secret, { ...values, source })))
      return { verdict: 'removed', reason: 'Its page was removed on request.' }
    const stored = await getByExternalId(db, source, values.externalId)
    if (stored) return judgeStored(stored, values)
    const like = known.find(values)
    if (like)
      return {
        verdict: 'maybe',
        reason: `${like.because}: ${like.known.businessName}.`,
        businessId: like.known.id,
        decision: like.isStrong ? 'update' : 'new',
      }
    return { verdict: 'new' }
  }

  const create = async (
    trx: Db,
    { source }: ImportRow,
    row: FileRow,
    values: ImportedValues,
  ): Promise<void> => {
    const { externalId, suburb: _, ...fields } = values
    const id = newId()
    const at = clock().toISOString()
    await insertBusiness(
      trx,
      {
        id,
        userId: null,
        plan: '',
        status: (await unclaimed.isOn(trx)) ? 'ACTIVE' : 'PAUSED',
        ...columnsOf(fields, []),
        imageKey: null,
        amenities: '[]',
        yearEstablished: null,
        createdAt: at,
        updatedAt: at,
      },
      {
        businessId: id,
        source,
        externalId,
        checkedOn: capeTownDay(clock()),
        setBy: JSON.stringify(setByOf(filled(fields))),
      },
    )
    await updateRow(trx, row, { outcome: 'created', businessId: id })
  }

  const update = async (
    trx: Db,
    row: FileRow,
    stored: Stored,
    values: ImportedValues,
  ): Promise<void> => {
    const current = fieldsOf(stored)
    const setBy = setByOfStored(stored)
    const changed = differences(current, values, setBy)
    const fields = { ...current, ...pick(values, changed) }
    if (changed.length > 0)
      await updateBusiness(trx, stored.id, {
        ...columnsOf(fields, fromJson(stored.amenities)),
        updatedAt: clock().toISOString(),
      })
    await updateSource(trx, stored.id, {
      checkedOn: capeTownDay(clock()),
      setBy: JSON.stringify(setByOf(changed, setBy)),
    })
    await updateRow(trx, row, {
      outcome: 'updated',
      businessId: stored.id,
      before: JSON.stringify(pick(current, changed)),
    })
  }

  return {
    /** Nothing is written but the verdict. */
    check: async (trx: Db, of: ImportRow, row: FileRow, seen: Seen): Promise<void> => {
      const read = readRow(fromJson(row.cells), fromJson(of.mapping), of.source)
      if ('refused' in read)
        return updateRow(trx, row, { verdict: 'refused', reason: read.refused })
      const {
        businessId = null,
        decision = null,
        reason = '',
        verdict,
      } = await judge(trx, of, read.values, row, seen)
      const itsValues = JSON.stringify(read.values)
      await updateRow(trx, row, { verdict, reason, businessId, decision, itsValues })
    },

    /** By what is stored now: since the check it may have been claimed, changed or removed. */
    apply: async (trx: Db, of: ImportRow, row: FileRow): Promise<void> => {
      const values = fromJson(row.itsValues)
      const isWanted =
        row.verdict === 'new' ||
        row.verdict === 'changed' ||
        (row.verdict === 'maybe' && row.decision !== null && row.decision !== 'leave')
      if (!isWanted || values === null || row.outcome !== null) return
      const left = () => updateRow(trx, row, { outcome: 'left' })
      if (await isRemoved(trx, removedMarks(secret, { ...values, source: of.source })))
        return left()
      const isNew = row.verdict === 'new' || row.decision === 'new'
      const stored = isNew
        ? await getByExternalId(trx, of.source, values.externalId)
        : await getStored(trx, row.businessId ?? '')
      if (!stored) return isNew ? create(trx, of, row, values) : left()
      if (stored.userId !== null || stored.setBy === null) return left()
      // Its contacts prove whose it is.
      if (await hasOpenClaim(trx, stored.id)) return left()
      await update(trx, row, stored, values)
    },

    /** Except what somebody has claimed, reviewed or changed since. */
    undo: async (trx: Db, row: FileRow): Promise<void> => {
      const values = fromJson(row.itsValues)
      if (values === null || (row.outcome !== 'created' && row.outcome !== 'updated')) return
      const stored = await getStored(trx, row.businessId ?? '')
      if (!stored) return updateRow(trx, row, { outcome: 'undone' })
      const kept = () => updateRow(trx, row, { outcome: 'kept' })
      if (stored.userId !== null || (await isClaimed(trx, stored.id))) return kept()
      if (await hasReviews(trx, stored.id)) return kept()
      const setBy = setByOfStored(stored)
      const current = fieldsOf(stored)
      if (row.outcome === 'created') {
        const set = filled(values)
        if (untouched(current, values, set, setBy).length < set.length) return kept()
        await deleteBusiness(trx, stored.id)
        return updateRow(trx, row, { outcome: 'undone' })
      }
      const before = fromJson(row.before) ?? {}
      const changed = filled(values).filter((name) => name in before)
      const mine = untouched(current, values, changed, setBy)
      const fields = { ...current, ...pick({ ...current, ...before }, mine) }
      if (mine.length > 0)
        await updateBusiness(trx, stored.id, {
          ...columnsOf(fields, fromJson(stored.amenities)),
          updatedAt: clock().toISOString(),
        })
      await updateRow(trx, row, { outcome: mine.length < changed.length ? 'kept' : 'undone' })
    },
  }
}
