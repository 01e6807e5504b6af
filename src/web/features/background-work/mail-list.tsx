import { useQuery } from '@tanstack/react-query'
import { MAIL_STATE_NAMES, type OutboxMessage } from '#shared/schemas/operations.ts'
import { kindWords } from '#shared/text/kind-words.ts'
import { countOf, formatCount } from '#shared/text/numbers.ts'
import { oneOf } from '#shared/text/one-of.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { AdminList } from '#web/components/admin/admin-list.tsx'
import { MAIL_STATES } from '#web/components/admin/mail-words.ts'
import { SearchField } from '#web/components/admin/search-field.tsx'
import { useAdminSearch } from '#web/components/admin/use-admin-search.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { Table } from '#web/components/ui/table.tsx'
import { outboxQuery } from './background-work.queries.ts'
import { useRetryMail } from './retry-mail.mutation.ts'

const STATES = [
  { value: '', label: 'All' },
  ...MAIL_STATE_NAMES.map((value) => ({ value, label: MAIL_STATES[value].label })),
]

/** All mail that is still stored, by person and state; what failed can be sent again. */
export function MailList() {
  const { q, mail: asked, pageNumber, narrow } = useAdminSearch()
  const mail = oneOf(MAIL_STATE_NAMES, asked)
  const query = useQuery(outboxQuery({ q, state: mail ?? 'all', page: pageNumber }))
  const { data } = query
  return (
    <Panel title="Mail">
      <search className="admin-tools">
        <SearchField
          label="Search mail"
          placeholder="E-mail address"
          value={q ?? ''}
          onSearch={(text) => narrow({ q: text === '' ? undefined : text })}
        />
        <Field label="State">
          <Select
            options={STATES}
            value={mail ?? ''}
            onChange={({ target }) => narrow({ mail: oneOf(MAIL_STATE_NAMES, target.value) })}
          />
        </Field>
      </search>
      <p className="admin-tools__count" role="status">
        {data &&
          `${countOf(data.total, 'mail')} listed. ${formatCount(data.failed)} failed, ${formatCount(data.waiting)} waiting to be sent.`}
      </p>
      <AdminList query={query} empty={{ title: 'No mail found' }}>
        <div className="admin-cards">
          <Table label="Mail" columns={['To', 'State', 'Attempts', 'Created']} actions>
            {data?.messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </Table>
        </div>
      </AdminList>
    </Panel>
  )
}

function MessageRow({ message }: { message: OutboxMessage }) {
  const { id, recipient, kind, state, lastError, attempts, createdAt } = message
  const retry = useRetryMail()
  const { tone, label } = MAIL_STATES[state]
  return (
    <tr>
      <td className="admin-who">
        <b>{recipient}</b>
        <span>{kindWords(kind)}</span>
      </td>
      <td className="break-anywhere">
        <Badge tone={tone}>{label}</Badge> {lastError}
      </td>
      <td data-label="Attempts">{attempts}</td>
      <td className="nowrap">{formatDateTime(createdAt)}</td>
      <td className={state === 'failed' ? undefined : 'admin-cards__none'}>
        {state === 'failed' && (
          <div className="table__actions">
            <Button
              variant="quiet"
              size="sm"
              pending={retry.isPending}
              aria-label={`Send again to ${recipient}`}
              onClick={() => retry.mutate(id)}
            >
              Send again
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}
