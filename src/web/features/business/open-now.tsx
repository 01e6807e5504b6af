import { type OperatingHours, openState } from '#shared/hours/opening-hours.ts'
import { describeOpenState } from '#shared/hours/opening-hours-text.ts'

/** 'Open now until 17:15', or when the door opens next. */
export function OpenNow({ hours, now }: { hours: OperatingHours; now: Date }) {
  const state = openState(hours, now)
  const closing = state.open && state.until && state.until.daysAhead <= 1 ? state.until.time : null
  return (
    <>
      <b className={state.open ? 'opennow' : undefined}>{describeOpenState(state)}</b>
      {closing && ` until ${closing}`}
    </>
  )
}
