import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDate } from '#shared/time/dates.ts'
import { CopyButton } from '#web/components/copy-button.tsx'
import { Button, buttonClass } from '#web/components/ui/button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { call } from '#web/lib/api/api-client.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { unlessSignedOut } from '#web/lib/api/session.ts'
import { toast } from '#web/lib/toast.ts'
import { calendarQuery } from './own-bookings.queries.ts'

/** The calendar feed for the owner's own calendar; its address is shown once, when it is created. */
export function CalendarPanel() {
  const queryClient = useQueryClient()
  const { data } = useQuery({ ...calendarQuery, throwOnError: unlessSignedOut })
  const onError = (error: unknown) =>
    toast({ variant: 'destructive', title: 'That did not work', description: failureText(error) })
  const renew = useMutation({
    mutationFn: () => call('POST /api/dashboard/calendar'),
    onSuccess: ({ since }) => queryClient.setQueryData(calendarQuery.queryKey, { since }),
    onError,
  })
  const stop = useMutation({
    mutationFn: () => call('DELETE /api/dashboard/calendar'),
    onSuccess: () => {
      renew.reset()
      queryClient.setQueryData(calendarQuery.queryKey, { since: null })
    },
    onError,
  })
  const since = data?.since ?? null
  return (
    <Panel title="In your own calendar" className="calendar-panel">
      <p className="text-small muted">
        Subscribe once. Every accepted booking with a time shows up on its own.
      </p>
      {renew.data ? (
        <NewAddress url={renew.data.url} />
      ) : (
        since !== null && (
          <p className="text-small">
            In use since {formatDate(since)}. The address is shown only when it is made.
          </p>
        )
      )}
      <div className="booking-request__actions">
        <Button variant="quiet" pending={renew.isPending} onClick={() => renew.mutate()}>
          {since === null ? 'Get my calendar link' : 'Get a new link'}
        </Button>
        {since !== null && (
          <Button variant="danger-quiet" pending={stop.isPending} onClick={() => stop.mutate()}>
            Stop it
          </Button>
        )}
      </div>
      <p className="text-tiny muted">
        Anybody with this link can read your bookings. Get a new link and the old one stops. It also
        stops when you change your password or sign out everywhere.
      </p>
    </Panel>
  )
}

function NewAddress({ url }: { url: string }) {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const look = buttonClass({ variant: 'quiet', size: 'sm' })
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`
  return (
    <>
      <div className="feed-address">
        <input className="input" readOnly value={webcal} aria-label="Calendar address" />
        <CopyButton text={webcal} done="Paste it into your calendar." />
      </div>
      <div className="feed-links">
        <a className={look} href={google} target="_blank" rel="noopener noreferrer">
          Google
        </a>
        <a className={look} href={webcal}>
          Apple
        </a>
        <a className={look} href={outlook} target="_blank" rel="noopener noreferrer">
          Outlook
        </a>
      </div>
    </>
  )
}
