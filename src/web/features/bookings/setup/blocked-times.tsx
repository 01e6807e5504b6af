import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { shortMoment, shortPeriod } from '#shared/booking/booking-words.ts'
import { BLOCK_TIME } from '#shared/paths.ts'
import type { Person } from '#shared/schemas/bookings/person.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { isoOfClock } from '#shared/time/cape-town-time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { WhoseTime } from '#web/features/bookings/parts/whose-time.tsx'
import { blockedTimesQuery, useBlockTime, useFreeTime } from '#web/lib/api/booking-setup.query.ts'
import { failureText } from '#web/lib/api/failure-text.ts'

const MIDNIGHT = '00:00'

interface BlockedTimesProps {
  hasProfile: boolean
  people: readonly Person[]
}

/** Blocked times: saved one by one, at once. */
export function BlockedTimes({ hasProfile, people }: BlockedTimesProps) {
  const { data } = useQuery({ ...blockedTimesQuery, enabled: hasProfile })
  const free = useFreeTime()
  return (
    <Panel title="Time off" help="breaks-and-holidays" className="stack">
      <p className="field__hint">
        Leave, a course, the dentist: nothing can be booked online then. Each is saved at once.
      </p>
      <ul className="setup-blocked">
        {data?.blockedTimes.map(({ id, startISO, endISO, note, personName }) => (
          <li key={id}>
            <p>
              <b>{shortPeriod(startISO, endISO)}</b>
              {(note || personName) && <span>{[note, personName].filter(Boolean).join(', ')}</span>}
            </p>
            <IconButton
              label={`Remove the time off of ${shortMoment(startISO)}`}
              onClick={() => free.mutate(id)}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <BlockTime disabled={!hasProfile} people={people} />
    </Panel>
  )
}

function BlockTime({ disabled, people }: { disabled: boolean; people: readonly Person[] }) {
  const block = useBlockTime()
  const first = useRef<HTMLInputElement>(null)
  // A resolved promise: during the navigation this tab is still hidden.
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash })
  useEffect(() => {
    if (hash === BLOCK_TIME) first.current?.focus()
  }, [hash])
  const [day, setDay] = useState('')
  const [ownLastDay, setLastDay] = useState('')
  const [isWholeDays, setIsWholeDays] = useState(false)
  const [from, setFrom] = useState('09:00')
  const [to, setTo] = useState('10:00')
  const [note, setNote] = useState('')
  const [personId, setPersonId] = useState('')
  const lastDay = ownLastDay < day ? day : ownLastDay
  const add = () =>
    block.mutate(
      {
        startISO: isoOfClock(day, isWholeDays ? MIDNIGHT : from),
        endISO: isWholeDays ? isoOfClock(addDays(lastDay, 1), MIDNIGHT) : isoOfClock(lastDay, to),
        note,
        personId,
      },
      {
        onSuccess: () => {
          setNote('')
          setLastDay('')
        },
      },
    )
  return (
    <div className="setup-add">
      <Field label="First day">
        <Input
          ref={first}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
      <Field label="Last day">
        <Input
          type="date"
          min={day}
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
      </Field>
      <label className="check-label">
        <input
          type="checkbox"
          checked={isWholeDays}
          onChange={(event) => setIsWholeDays(event.target.checked)}
        />
        All day
      </label>
      {!isWholeDays && (
        <>
          <Field label="From">
            <Input type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
          </Field>
          <Field label="Until">
            <Input type="time" value={to} onChange={(event) => setTo(event.target.value)} />
          </Field>
        </>
      )}
      <Field label="Note (optional)">
        <Input maxLength={120} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <WhoseTime people={people} value={personId} onChange={setPersonId} />
      {block.isError && <FormError>{failureText(block.error)}</FormError>}
      <Button
        variant="quiet"
        disabled={disabled || !day || !from || !to}
        pending={block.isPending}
        onClick={add}
      >
        <Plus className="icon" aria-hidden="true" /> Block this time
      </Button>
    </div>
  )
}
