import { adminPrivacyPages } from '#shared/own-paths.ts'
import {
  ANSWER_DAYS,
  type DataRequest,
  REQUEST_KINDS,
  REQUEST_WAYS,
} from '#shared/privacy/data-requests.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatShortDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Table } from '#web/components/ui/table.tsx'

const COLUMNS = ['Request', 'Who', 'Came in', 'Due', 'State']

export function RequestTable({ label, requests }: { label: string; requests: DataRequest[] }) {
  return (
    <div className="admin-cards">
      <Table label={label} columns={COLUMNS} actions>
        {requests.map((request) => (
          <tr key={request.id}>
            <td className="privacy__what admin-who">
              <b>{REQUEST_KINDS[request.what]}</b>
              <span>
                {request.reference}, {REQUEST_WAYS[request.via]}
              </span>
            </td>
            <td data-label="Who">{request.who || 'Not said'}</td>
            <td className="nowrap" data-label="Came in">
              {formatShortDate(request.askedAt)}
            </td>
            <td className="privacy__due-cell">
              <Due request={request} />
            </td>
            <td>
              <RequestState request={request} />
            </td>
            <td>
              <a
                className={buttonClass({ variant: 'quiet', size: 'sm' })}
                href={`${adminPrivacyPages.requests}?request=${request.id}`}
              >
                Open<span className="sr-only"> {request.reference}</span>
              </a>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}

function Due({ request: { dueAt, doneAt, isOverdue, daysLeft } }: { request: DataRequest }) {
  if (doneAt !== null) return <span className="nowrap">Done {formatShortDate(doneAt)}</span>
  return (
    <div className="privacy__due">
      <b>
        {formatShortDate(dueAt)}, {isOverdue ? 'overdue' : countOf(daysLeft, 'day')}
      </b>
      <meter min={0} max={ANSWER_DAYS} value={ANSWER_DAYS - daysLeft} aria-label="Time used up" />
    </div>
  )
}

export function RequestState({ request }: { request: DataRequest }) {
  if (request.doneAt !== null) return <Badge tone="ok">Done</Badge>
  if (request.isOverdue) return <Badge tone="bad">Overdue</Badge>
  return request.isOwnDoing ? (
    <Badge tone="info">Under way</Badge>
  ) : (
    <Badge tone="wait">To answer</Badge>
  )
}
