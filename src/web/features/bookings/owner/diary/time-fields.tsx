import { useState } from 'react'
import { lastBookingDay } from '#shared/booking/booking-date.ts'
import { shortDay } from '#shared/booking/booking-words.ts'
import { isoOfClock } from '#shared/time/cape-town-time.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { Field, Input } from '#web/components/ui/form/field.tsx'
import { clockAfter, type DiaryDraft, dayOfEnd, minutesUntil } from './diary-draft.ts'

const AN_HOUR = 60

/** The time of an entry: as long as its service takes, until the owner sets the end. */
export function useEntryTime(draft: DiaryDraft) {
  const [day, setDay] = useState(draft.day)
  const [from, setFrom] = useState(draft.from)
  const [ownMinutes, setMinutes] = useState<number | null>(null)
  return {
    setDay,
    setFrom,
    setMinutes,
    of: (serviceMinutes: number = AN_HOUR) => {
      const minutes = ownMinutes ?? serviceMinutes
      const to = clockAfter(from, minutes)
      const lastDay = dayOfEnd(day || draft.day, from, minutes)
      return {
        day,
        from,
        to,
        lastDay,
        startISO: isoOfClock(day, from),
        endISO: isoOfClock(lastDay, to),
      }
    },
  }
}

export type EntryTime = ReturnType<typeof useEntryTime>

interface TimeFieldsProps {
  time: EntryTime
  /** Of the chosen service. */
  minutes?: number | undefined
  errors: Partial<Record<string, string>>
}

export function TimeFields({ time, minutes, errors }: TimeFieldsProps) {
  const { day, from, to, lastDay } = time.of(minutes)
  const now = new Date()
  return (
    <div className="diary-time">
      <Field label="Day" error={errors.startISO} className="diary-time__day">
        <Input
          type="date"
          name="startISO"
          value={day}
          min={capeTownDay(now)}
          max={lastBookingDay(now)}
          onChange={(event) => time.setDay(event.target.value)}
        />
      </Field>
      <Field label="From">
        <Input type="time" value={from} onChange={(event) => time.setFrom(event.target.value)} />
      </Field>
      <Field
        label="Until"
        error={errors.endISO}
        hint={day && lastDay !== day ? shortDay(lastDay) : undefined}
      >
        <Input
          type="time"
          name="endISO"
          value={to}
          onChange={(event) => time.setMinutes(minutesUntil(from, event.target.value))}
        />
      </Field>
    </div>
  )
}
