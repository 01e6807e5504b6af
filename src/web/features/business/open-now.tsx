import { type OperatingHours, openState, type SpecialDays } from '#shared/hours/opening-hours.ts'
import { describeOpenState } from '#shared/hours/opening-hours-text.ts'

export interface HoursProps {
  hours: OperatingHours
  specialDays: SpecialDays
  now: Date
}

/** 'Open now until 17:15', when it opens next, or why it is closed today. */
export function OpenNow({ hours, specialDays, now }: HoursProps) {
  const state = openState(hours, now, specialDays)
  const closing = state.open && state.until && state.until.daysAhead <= 1 ? state.until.time : null
  return (
    <>
      <b className={state.open ? 'open-now' : undefined}>{describeOpenState(state)}</b>
      {closing && ` until ${closing}`}
    </>
  )
}
