import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BLOCK_TIME } from '#shared/booking/booking-times-paths.ts'
import { clockOf, shortMoment } from '#shared/booking/booking-words.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Field, FormError, Input } from '#web/components/ui/form/field.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Panel } from '#web/components/ui/panel.tsx'
import { failureText } from '#web/lib/api/failure-text.ts'
import { blockedTimesQuery, useBlockTime, useFreeTime } from './booking-setup.queries.ts'

/** South Africa has one offset all year. */
const ZONE = '+02:00'

/** Blocked times: saved one by one, at once. */
export function BlockedTimes({ hasProfile }: { hasProfile: boolean }) {
  const { data } = useQuery({ ...blockedTimesQuery, enabled: hasProfile })
  const free = useFreeTime()
  return (
    <Panel title="Your own appointments" className="stack">
      <p className="field__hint">Nothing can be booked online then. Each is saved at once.</p>
      <ul className="setup-blocked">
        {data?.blockedTimes.map(({ id, startISO, endISO, note }) => (
          <li key={id}>
            <p>
              <b>
                {shortMoment(startISO)} to{' '}
                {sameDay(startISO, endISO) ? clockOf(endISO) : shortMoment(endISO)}
              </b>
              {note && <span>{note}</span>}
            </p>
            <IconButton
              label={`Remove the appointment of ${shortMoment(startISO)}`}
              onClick={() => free.mutate(id)}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <BlockTime disabled={!hasProfile} />
    </Panel>
  )
}

function BlockTime({ disabled }: { disabled: boolean }) {
  const block = useBlockTime()
  const first = useRef<HTMLInputElement>(null)
  // A resolved promise: during the navigation this tab is still hidden.
  const hash = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash })
  useEffect(() => {
    if (hash === BLOCK_TIME) first.current?.focus()
  }, [hash])
  const [day, setDay] = useState('')
  const [from, setFrom] = useState('09:00')
  const [to, setTo] = useState('10:00')
  const [note, setNote] = useState('')
  const add = () =>
    block.mutate(
      { startISO: `${day}T${from}:00${ZONE}`, endISO: `${day}T${to}:00${ZONE}`, note },
      { onSuccess: () => setNote('') },
    )
  return (
    <div className="setup-add">
      <Field label="Day">
        <Input
          ref={first}
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
      <Field label="From">
        <Input type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
      </Field>
      <Field label="To">
        <Input type="time" value={to} onChange={(event) => setTo(event.target.value)} />
      </Field>
      <Field label="Note (optional)">
        <Input maxLength={120} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
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

const sameDay = (one: string, other: string) =>
  shortMoment(one).split(',')[0] === shortMoment(other).split(',')[0]
