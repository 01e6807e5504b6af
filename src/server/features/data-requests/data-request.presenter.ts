import { type DataRequest, isEntered } from '#shared/privacy/data-requests.ts'
import type { DataRequestRow } from './data-request.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LETTERS = 6

export function presentDataRequest(row: DataRequestRow, now: Date): DataRequest {
  const { id, what, via, mark, note, askedAt, dueAt, doneAt, outcome } = row
  const left = new Date(dueAt).getTime() - now.getTime()
  return {
    id,
    reference: `PR-${id.slice(0, LETTERS)}`,
    what,
    via,
    who: mark?.slice(0, LETTERS) ?? '',
    askedAt,
    dueAt,
    isOverdue: doneAt === null && left < 0,
    daysLeft: Math.max(0, Math.floor(left / DAY_MS)),
    isOwnDoing: !isEntered(via),
    note,
    doneAt,
    outcome,
  }
}
