import { hasOpenClaim, isClaimed } from '#server/features/ownership/open-claims.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import {
  deleteBusiness,
  type FileRow,
  forgetAlias,
  getIdByExternalId,
  getStoredForChange,
  hasReviews,
  type ImportRow,
  insertBusiness,
  type Stored,
  saveAlias,
  updateBusiness,
  updateRow,
  updateSource,
} from './import.repository.ts'
import { judgeRow, type Seen, setByOfStored, wasRemoved } from './judge-row.ts'
import { type ImportedValues, readRow } from './read-row.ts'
import { columnsOf, differences, fieldsOf, filled, pick, setByOf, untouched } from './write-row.ts'

/** Somebody has said that it is a business that is listed. */
const isSame = ({ verdict, decision }: FileRow) => verdict === 'maybe' && decision === 'update'

/** One row at a time, in the transaction of its chunk: what it would do, does, and takes back. */
export function createImportSteps(context: Context, unclaimed: Pick<UnclaimedService, 'isOn'>) {
  const { clock, engine } = context

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
      const judged = await judgeRow(trx, context, of.source, read.values, row.line, seen)
      const { verdict, reason = '', businessId = null } = judged
      // Checked once more, it is asked the same: the answer stays.
      const isAsked =
        row.verdict === 'maybe' && row.businessId === businessId && row.reason === reason
      await updateRow(trx, row, {
        verdict,
        reason,
        businessId,
        decision: isAsked ? row.decision : (judged.decision ?? null),
        itsValues: JSON.stringify(read.values),
      })
    },

    /** By what is stored now: since the check it may have been claimed, changed or removed. */
    apply: async (trx: Db, of: ImportRow, row: FileRow): Promise<void> => {
      const values = fromJson(row.itsValues)
      const isWanted =
        row.verdict === 'new' ||
        row.verdict === 'changed' ||
        (row.verdict === 'maybe' && row.decision !== null && row.decision !== 'leave')
      if (!isWanted || values === null || row.outcome !== null) return
      const { source } = of
      const { externalId } = values
      const left = () => updateRow(trx, row, { outcome: 'left' })
      const isNew = row.verdict === 'new' || row.decision === 'new'
      const id = isNew ? await getIdByExternalId(trx, source, externalId) : row.businessId
      const stored = id ? await getStoredForChange(trx, engine, id) : undefined
      if (!stored) {
        const removed = await wasRemoved(trx, context, source, values)
        const mayBeMade = removed === 'no' || (removed === 'perhaps' && row.decision === 'new')
        return isNew && mayBeMade ? create(trx, of, row, values) : left()
      }
      if (isSame(row)) await saveAlias(trx, { source, externalId, businessId: stored.id })
      if (stored.userId !== null || stored.setBy === null) return left()
      // Its contacts prove whose it is.
      if (await hasOpenClaim(trx, stored.id)) return left()
      await update(trx, row, stored, values)
    },

    /** Except what somebody has claimed, reviewed or changed since. */
    undo: async (trx: Db, { source }: ImportRow, row: FileRow): Promise<void> => {
      const values = fromJson(row.itsValues)
      if (values !== null && isSame(row)) await forgetAlias(trx, source, values.externalId)
      if (values === null || (row.outcome !== 'created' && row.outcome !== 'updated')) return
      const stored = await getStoredForChange(trx, engine, row.businessId ?? '')
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
