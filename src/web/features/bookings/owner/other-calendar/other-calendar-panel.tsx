import { useQuery } from '@tanstack/react-query'
import type { OtherCalendarAnswer } from '#shared/schemas/bookings/other-calendar.ts'
import { otherCalendarRequestSchema } from '#shared/schemas/bookings/other-calendar.ts'
import { countOf } from '#shared/text/numbers.ts'
import { formatDateTime } from '#shared/time/dates.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { useSchemaForm } from '#web/lib/forms/use-schema-form.ts'
import {
  otherCalendarQuery,
  useReadOtherCalendar,
  useRemoveOtherCalendar,
  useSaveOtherCalendar,
} from './other-calendar.queries.ts'

const loadSchema = async () => otherCalendarRequestSchema

/** The calendar that the owner has elsewhere: what is busy there cannot be booked here. */
export function OtherCalendarPanel() {
  const { data } = useQuery({ ...otherCalendarQuery, throwOnError: unlessSignedOut })
  if (!data) return null
  return (
    <Panel title="Your other calendar" help="connect-your-calendar" className="calendar-panel">
      <p className="text-small muted">
        While you are busy in your Google, Apple or Outlook calendar, nothing can be booked online.
        We read it every 15 minutes and keep the times only, never what they are for.
      </p>
      {data.calendar ? <KnownCalendar calendar={data.calendar} /> : <AddressForm />}
    </Panel>
  )
}

type Calendar = NonNullable<OtherCalendarAnswer['calendar']>

function KnownCalendar({ calendar }: { calendar: Calendar }) {
  const read = useReadOtherCalendar()
  const remove = useRemoveOtherCalendar()
  const { host, ending, readAt, problem, unread } = calendar
  return (
    <>
      <p className="text-small" role="status">
        {host !== '' && (
          <>
            <b>{host}</b>, address ending in {ending}.{' '}
          </>
        )}
        Last read on {formatDateTime(readAt)}.
        {unread > 0 && ` ${countOf(unread, 'event')} in it could not be read.`}
      </p>
      {problem !== null && (
        <FormError title="Not read since then">
          {problem} We keep the busy times that we last read.
        </FormError>
      )}
      <div className="booking-request__actions">
        <Button variant="quiet" pending={read.isPending} onClick={() => read.mutate()}>
          Read it now
        </Button>
        <Button variant="danger-quiet" pending={remove.isPending} onClick={() => remove.mutate()}>
          Remove
        </Button>
      </div>
    </>
  )
}

function AddressForm() {
  const save = useSaveOtherCalendar()
  const form = useSchemaForm(loadSchema, (request) => {
    if (!save.isPending) save.mutate(request, { onError: form.showFailure })
  })
  return (
    <form className="other-calendar-form" {...form.props}>
      <Field
        label="Address of your calendar"
        hint="In Google it is the 'Secret address in iCal format' in the calendar's settings. In Apple and Outlook, publish the calendar and copy its link."
        error={form.errors.address}
      >
        <Input
          name="address"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
        />
      </Field>
      {save.isError && !form.refusedField && <FormError>{failureText(save.error)}</FormError>}
      <Button type="submit" variant="quiet" pending={save.isPending}>
        {save.isPending ? 'Reading it...' : 'Add this calendar'}
      </Button>
    </form>
  )
}
