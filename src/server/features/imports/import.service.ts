import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type {
  ActingAdmin,
  AdminActionService,
} from '#server/features/admin-actions/admin-action.service.ts'
import type { UnclaimedService } from '#server/features/unclaimed/unclaimed.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { isId, newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError, refuseConflict, refuseField } from '#server/platform/errors.ts'
import { type Decision, VERDICTS } from '#shared/schemas/imports/import.ts'
import { guessColumns, type Mapping } from './columns.ts'
import { countEatenPhones } from './eaten-phones.ts'
import {
  countKept,
  countVerdicts,
  decideRows,
  findImports,
  findListed,
  findRowsAfter,
  findRowsOf,
  getImport,
  getRunning,
  type ImportRow,
  insertImport,
  insertRows,
  moveImport,
  recheckReady,
  removeImports,
} from './import.repository.ts'
import { reportOf } from './import-report.ts'
import { createImportSteps } from './import-steps.ts'
import { readSeen, type Seen } from './judge-row.ts'
import { decode, readRows } from './read-csv.ts'

const DAY_MS = 24 * 3600 * 1000
const UNDO_DAYS = 30
/** So many rows are one transaction: requests are answered in between. */
const CHUNK = 25
/** So many follow each other before a pause, because each makes pages be rendered again. */
const CHUNKS_AT_A_STRETCH = 4
/**
 * The pause, in times of what the event loop worked in the stretch before it: so few answers are late that the 95th percentile of
 * all does not show it. (platform/throttle.ts looks at how busy the site is, and so rests longer the more visitors there are.)
 */
const PAUSE_OF_STRETCH = 50
const STORED_AT_ONCE = 100
const SHOWN_OF_EACH = 50
const SAMPLES = 3

interface Upload {
  fileName: string
  source: string
  bytes: Buffer
}

/** Businesses from a file: read, checked, and only then written, in the background and row by row once. */
export function createImportService(
  context: Context,
  { actions, unclaimed }: { actions: AdminActionService; unclaimed: UnclaimedService },
) {
  const { clock, config, db, log } = context
  const steps = createImportSteps(context, unclaimed)
  const stopping = new AbortController()
  let working: Promise<void> | undefined

  const get = async (id: string): Promise<ImportRow> => {
    const found = isId(id) ? await getImport(db, id) : undefined
    if (!found) throw new AppError('not-found', 'There is no such import.')
    return found
  }

  const canUndoUntil = ({ finishedAt }: ImportRow): Date | null =>
    finishedAt === null ? null : new Date(Date.parse(finishedAt) + UNDO_DAYS * DAY_MS)

  /** One chunk; false if there is nothing left, or another process does this. */
  const doChunk = async (of: ImportRow, seen: Seen | null): Promise<ImportRow | null> => {
    const rows = await findRowsAfter(db, of.id, of.position, CHUNK)
    const position = rows.at(-1)?.number
    const isMoved = await db.transaction().execute(async (trx) => {
      if (position === undefined) {
        const isMoved = await moveImport(trx, of, finished(of))
        if (isMoved && of.state !== 'checking') await recheckReady(trx)
        return isMoved
      }
      if (!(await moveImport(trx, of, { position }))) return false
      for (const row of rows)
        if (of.state === 'applying') await steps.apply(trx, of, row)
        else if (of.state === 'undoing') await steps.undo(trx, of, row)
        else if (seen) await steps.check(trx, of, row, seen)
      return true
    })
    return isMoved && position !== undefined ? { ...of, position } : null
  }

  const finished = ({ state }: ImportRow) => {
    if (state === 'checking') return { state: 'ready' as const, position: 0 }
    const finishedAt = clock().toISOString()
    return state === 'applying'
      ? { state: 'done' as const, position: 0, finishedAt }
      : { state: 'undone' as const, position: 0 }
  }

  /** All steps that are due. After a crash it goes on with the first row that is not done. */
  const work = async (signal: AbortSignal): Promise<void> => {
    for (let of = await getRunning(db); of && !signal.aborted; of = await getRunning(db)) {
      const { state } = of
      const isCheck = state === 'checking'
      // What the check knows of earlier rows was in memory: it begins again.
      const seen = isCheck ? await readSeen(db) : null
      if (isCheck && !(await moveImport(db, of, { position: 0 }))) return
      let next: ImportRow | null = isCheck ? { ...of, position: 0 } : of
      let since = performance.eventLoopUtilization()
      for (let chunks = 1; next && !signal.aborted; chunks += 1) {
        next = await doChunk(next, seen)
        if (isCheck || config.mode === 'test' || chunks % CHUNKS_AT_A_STRETCH > 0) await nextTurn()
        else {
          const { active } = performance.eventLoopUtilization(since)
          await pause(active * PAUSE_OF_STRETCH, undefined, { signal }).catch(() => undefined)
          since = performance.eventLoopUtilization()
        }
      }
      const after = await getImport(db, of.id)
      // Another process goes on with it.
      if (after?.state === state) return
    }
  }

  const start = () => {
    working ??= work(stopping.signal)
      .catch((err) => log.error({ err }, 'an import stopped; the next minute goes on'))
      .finally(() => {
        working = undefined
      })
  }

  const refuseSecond = async (trx: Db) => {
    if (await getRunning(trx)) refuseConflict('Another import is at work. Please wait for it.')
  }

  const begin = async (
    id: string,
    from: ImportRow['state'],
    change: Parameters<typeof moveImport>[2],
    refusal: string,
  ) => {
    await db.transaction().execute(async (trx) => {
      await refuseSecond(trx)
      const isMoved = await moveImport(trx, { id, state: from }, { position: 0, ...change })
      if (!isMoved) refuseConflict(refusal)
    })
    start()
  }

  return {
    work: async (): Promise<string> => {
      start()
      await working
      const before = new Date(clock().getTime() - (UNDO_DAYS + 1) * DAY_MS).toISOString()
      await removeImports(db, { finishedBefore: before })
      return 'Nothing is waiting.'
    },
    close: async (): Promise<void> => {
      stopping.abort()
      await working
    },

    find: () => findImports(db),

    /** With some rows of each kind, of the questions those of a page. */
    get: async (id: string, asked = 1) => {
      const of = await get(id)
      const isUnread = of.state === 'columns'
      const counts = await countVerdicts(db, id)
      const pageCount = Math.max(1, Math.ceil(counts.maybe / SHOWN_OF_EACH))
      const page = Math.min(asked, pageCount)
      const rows = []
      for (const verdict of VERDICTS) {
        const offset = verdict === 'maybe' ? (page - 1) * SHOWN_OF_EACH : 0
        if (verdict !== 'same' && !isUnread)
          rows.push(...(await findRowsOf(db, id, verdict, { limit: SHOWN_OF_EACH, offset })))
      }
      const alike = rows.filter(({ verdict }) => verdict === 'maybe')
      return {
        import: of,
        rows,
        page,
        pageCount,
        counts,
        listed: await findListed(
          db,
          alike.flatMap(({ businessId }) => businessId ?? []),
        ),
        kept: await countKept(db, id),
        samples: isUnread ? await findRowsAfter(db, id, 0, SAMPLES) : [],
        eaten: await countEatenPhones(db, id, isUnread ? fromJson(of.mapping).phone : undefined),
        undoUntil: of.state === 'done' ? canUndoUntil(of) : null,
      }
    },

    report: async (id: string) => reportOf(db, await get(id)),

    /** Stores the rows, with guessed columns. Nothing else is written. */
    create: async ({ fileName, source, bytes }: Upload): Promise<string> => {
      const id = newId()
      const from = source.trim()
      if (from === '') refuseField('source', 'Please say where these businesses come from.')
      if (from.length > 80) refuseField('source', 'Please keep the source to 80 characters.')
      if (bytes.length === 0) refuseField('file', 'Please choose a file.')
      const rows = readRows(decode(bytes))
      const headings = (await rows.next()).value?.cells ?? []
      const mapping = guessColumns(headings)
      await insertImport(db, {
        id,
        fileName: fileName.slice(0, 120),
        source: from,
        state: 'columns',
        headings: JSON.stringify(headings),
        mapping: JSON.stringify(mapping),
        total: 0,
        createdAt: clock().toISOString(),
      })
      try {
        let number = 0
        let chunk: Parameters<typeof insertRows>[1] = []
        const store = async () => {
          if (chunk.length > 0) await insertRows(db, chunk)
          chunk = []
        }
        for await (const { line, cells } of rows) {
          number += 1
          chunk.push({ importId: id, number, line, cells: JSON.stringify(cells) })
          if (chunk.length === STORED_AT_ONCE) await store()
        }
        await store()
        if (number === 0) refuseField('file', 'There is nothing below the headings of that file.')
        await moveImport(db, { id, state: 'columns' }, { total: number })
      } catch (error) {
        await removeImports(db, { id })
        throw error
      }
      return id
    },

    /** Begins the check; without a mapping, by the guessed columns. */
    check: async (id: string, mapping?: Mapping): Promise<void> => {
      const of = await get(id)
      const chosen = mapping ?? fromJson(of.mapping)
      for (const field of ['businessName', 'address'] as const)
        if (chosen[field] === undefined)
          refuseField(
            field,
            `Please say which column is the ${field === 'address' ? 'address' : 'name'}.`,
          )
      const change = { state: 'checking' as const, mapping: JSON.stringify(chosen) }
      await begin(id, 'columns', change, 'This file is being checked already.')
    },

    decide: async (
      id: string,
      all: Decision | undefined,
      some: ReadonlyMap<Decision, number[]>,
    ): Promise<void> => {
      const { state } = await get(id)
      if (state === 'checking')
        refuseConflict(
          'Another import was written, so this one is being checked again. Please wait.',
        )
      if (state !== 'ready') refuseConflict('This import cannot be changed any more.')
      if (all) await decideRows(db, id, 'all', all)
      else
        for (const [decision, numbers] of some)
          if (numbers.length > 0) await decideRows(db, id, numbers, decision)
    },

    apply: async (admin: ActingAdmin, id: string): Promise<void> => {
      const { fileName } = await get(id)
      const refusal = 'Only an import that has been checked can be written, and only once.'
      await begin(id, 'ready', { state: 'applying' }, refusal)
      await actions.record(db, admin, { action: 'import', target: { id, label: fileName } })
    },

    undo: async (admin: ActingAdmin, id: string): Promise<void> => {
      const of = await get(id)
      const until = canUndoUntil(of)
      if (of.state !== 'done' || until === null || until <= clock())
        refuseConflict('Only a finished import can be undone, for 30 days.')
      await begin(id, 'done', { state: 'undoing' }, 'This import is being undone already.')
      await actions.record(db, admin, {
        action: 'undo-import',
        target: { id, label: of.fileName },
      })
    },

    /** Before anything is written. */
    discard: async (id: string): Promise<void> => {
      const { state } = await get(id)
      if (state !== 'ready' && state !== 'columns')
        refuseConflict('This import has been written. It can be undone.')
      await removeImports(db, { id })
    },
  }
}

export type ImportService = ReturnType<typeof createImportService>
export type FoundImport = Awaited<ReturnType<ImportService['get']>>
