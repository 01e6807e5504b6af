import { useQuery } from '@tanstack/react-query'
import type { FailedMessage } from '#shared/schemas/operations.ts'
import { formatCount } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { LoadFailure } from '#web/components/load-failure.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/feedback/skeleton.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { outboxQuery } from './background-work.queries.ts'
import { useRetryMail } from './retry-mail.mutation.ts'

export function FailedMail() {
  const { data, error, refetch } = useQuery(outboxQuery)
  return (
    <Panel title="Failed mail">
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={96} />}
      {data && (
        <p className="admin-tools__count">
          {formatCount(data.failed)} failed, {formatCount(data.waiting)} waiting to be sent.
        </p>
      )}
      {data && data.messages.length > 0 && (
        <div className="admin-cards">
          <Table
            label="Failed mail"
            columns={['To', 'What the mail server said', 'Attempts', 'Created']}
            actions
          >
            {data.messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </Table>
        </div>
      )}
    </Panel>
  )
}

function MessageRow({ message }: { message: FailedMessage }) {
  const retry = useRetryMail()
  return (
    <tr>
      <td className="admin-who">
        <b>{message.recipient}</b>
        <span>{kindWords(message.kind)}</span>
      </td>
      <td className="break-anywhere">{message.lastError ?? '–'}</td>
      <td data-label="Attempts">{message.attempts}</td>
      <td className="nowrap">{formatDateTime(message.createdAt)}</td>
      <td>
        <div className="table__actions">
          <Button
            variant="quiet"
            size="sm"
            pending={retry.isPending}
            aria-label={`Send again to ${message.recipient}`}
            onClick={() => retry.mutate(message.id)}
          >
            Send again
          </Button>
        </div>
      </td>
    </tr>
  )
}

/** 'booking-request' as a label: 'Booking request'. */
function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
