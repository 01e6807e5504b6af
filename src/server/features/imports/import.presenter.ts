import { fromJson } from '#server/platform/db/json-text.ts'
import type { ImportsView } from '#shared/personal-read-api.ts'
import {
  COMPARED_FIELDS,
  type ImportAnswer,
  type ImportView,
} from '#shared/schemas/imports/import.ts'
import { guessColumns } from './columns.ts'
import type { FileRow, ImportRow } from './import.repository.ts'
import type { FoundImport } from './import.service.ts'

export const presentListed = ({
  id,
  fileName,
  source,
  state,
  createdAt,
  total,
}: ImportRow): ImportsView['imports'][number] => ({ id, fileName, source, state, createdAt, total })

const isAtWork = ({ state }: ImportRow) =>
  state === 'checking' || state === 'applying' || state === 'undoing'

function presentImport({ import: of, counts, kept, undoUntil }: FoundImport): ImportView {
  const { id, fileName, source, state, createdAt, finishedAt, total, position } = of
  return {
    id,
    fileName,
    source,
    state,
    createdAt,
    finishedAt,
    total,
    progress: isAtWork(of) ? Math.floor((position * 100) / Math.max(1, total)) : 100,
    counts,
    undo:
      state === 'undone' || undoUntil
        ? { until: undoUntil?.toISOString() ?? '', left: kept }
        : null,
  }
}

export function presentWithRows(found: FoundImport): ImportAnswer {
  const { businessName: nameAt = 0 } = fromJson(found.import.mapping)
  return {
    ...presentImport(found),
    page: found.page,
    pageCount: found.pageCount,
    rows: found.rows.map((row) => {
      const { number, line, verdict, reason, itsValues, cells, businessId, decision } = row
      return {
        number,
        line,
        verdict: verdict ?? 'refused',
        name: fromJson(itsValues)?.businessName ?? fromJson(cells)[nameAt] ?? '',
        address: fromJson(itsValues)?.address ?? '',
        reason,
        businessId,
        decision,
        compared: compare(row, found.listed),
      }
    }),
  }
}

function compare(
  { verdict, itsValues, businessId }: FileRow,
  all: FoundImport['listed'],
): ImportAnswer['rows'][number]['compared'] {
  const inFile = fromJson(itsValues)
  const listed = all.get(businessId ?? '')
  if (verdict !== 'maybe' || !inFile || !listed) return null
  return {
    hasOwner: listed.userId !== null,
    source: listed.source,
    fields: COMPARED_FIELDS.map((field) => ({
      field,
      inFile: inFile[field],
      listed: listed[field] ?? '',
    })),
  }
}

/** The columns with a few of their values, to say what each is. */
export const presentColumns = ({ import: of, samples }: FoundImport) => {
  const headings = fromJson(of.headings)
  const guessed = Object.entries(guessColumns(headings))
  return headings.map((heading, at) => ({
    heading,
    samples: samples.map(({ cells }) => fromJson(cells)[at] ?? ''),
    field: guessed.find(([, column]) => column === at)?.[0] ?? '',
  }))
}
