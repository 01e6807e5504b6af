import { z } from 'zod'
import {
  type DayHours,
  isUnknownDay,
  type OperatingHours,
  WEEKDAYS,
  type Weekday,
} from '#shared/hours/opening-hours.ts'
import { HOURS_MISSING } from '#shared/schemas/listing.ts'

const dayField = z.object({
  open: z.string(),
  close: z.string(),
  closed: z.boolean(),
  allDay: z.boolean(),
})
export type DayForm = z.infer<typeof dayField>
export type WeekForm = Record<Weekday, DayForm>

/** If all days are empty there are no hours; of some, an empty one is not known. */
export const hoursFormSchema = z
  .record(z.enum(WEEKDAYS), dayField)
  .superRefine((hours, context) => {
    for (const weekday of WEEKDAYS) {
      const { open, close, closed, allDay } = hours[weekday]
      if (!closed && !allDay && (open === '') !== (close === ''))
        context.addIssue({ code: 'custom', path: [weekday], message: HOURS_MISSING })
    }
  })
  .transform((hours) => (isBlank(hours) ? null : toOperatingHours(hours)))

export function isBlank(hours: WeekForm): boolean {
  return Object.values(hours).every(
    ({ open, close, closed, allDay }) => open === '' && close === '' && !closed && !allDay,
  )
}

/** Equal times mean all day. */
const ALL_DAY = { open: '00:00', close: '00:00' }
const BLANK: DayForm = { open: '', close: '', closed: false, allDay: false }
const USUAL: DayForm = { open: '09:00', close: '17:00', closed: false, allDay: false }

function toOperatingHours(hours: WeekForm): OperatingHours {
  return mapWeek((weekday) => {
    const { open, close, closed, allDay } = hours[weekday]
    return allDay && !closed ? { ...ALL_DAY, closed } : { open, close, closed }
  })
}

function toDayForm(day: DayHours): DayForm {
  if (isUnknownDay(day)) return { ...BLANK }
  const allDay = !day.closed && day.open === day.close
  const { open, close } = allDay || day.open === '' || day.close === '' ? USUAL : day
  return { open, close, closed: day.closed, allDay }
}

export function mapWeek<T>(make: (weekday: Weekday) => T): Record<Weekday, T> {
  return {
    monday: make('monday'),
    tuesday: make('tuesday'),
    wednesday: make('wednesday'),
    thursday: make('thursday'),
    friday: make('friday'),
    saturday: make('saturday'),
    sunday: make('sunday'),
  }
}

export const blankWeek = (): WeekForm => mapWeek(() => ({ ...BLANK }))

export const hoursFormOf = (saved: OperatingHours | null): WeekForm =>
  saved ? mapWeek((weekday) => toDayForm(saved[weekday])) : blankWeek()
