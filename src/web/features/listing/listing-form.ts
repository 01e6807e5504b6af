import { z } from 'zod'
import {
  type DayHours,
  type OperatingHours,
  WEEKDAYS,
  type Weekday,
} from '#shared/hours/opening-hours.ts'
import { PRICE_RANGES } from '#shared/money/price-ranges.ts'
import {
  FIRST_YEAR,
  HOURS_MISSING,
  LAST_YEAR,
  type ListingRequest,
} from '#shared/schemas/listing.ts'
import type { Profile } from '#shared/schemas/profile.ts'
import { listProblem, listText, toList } from '#shared/text/lists.ts'

const YEAR = `Please enter a year from ${FIRST_YEAR} to ${LAST_YEAR}.`

const listField = z.string().superRefine((text, context) => {
  const problem = listProblem(toList(text))
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

const dayField = z.object({
  open: z.string(),
  close: z.string(),
  closed: z.boolean(),
  allDay: z.boolean(),
})

/** If all days are empty there are no hours; a single filled day makes the others required. */
const hoursField = z.record(z.enum(WEEKDAYS), dayField).superRefine((hours, context) => {
  if (isBlank(hours)) return
  for (const weekday of WEEKDAYS) {
    const { open, close, closed, allDay } = hours[weekday]
    if (!closed && !allDay && (open === '' || close === ''))
      context.addIssue({ code: 'custom', path: [weekday], message: HOURS_MISSING })
  }
})

const listingFormFields = z.object({
  hours: hoursField,
  services: listField,
  amenities: listField,
  priceRange: z.enum(PRICE_RANGES),
  year: z.string().refine(isYear, YEAR),
})
export type ListingForm = z.input<typeof listingFormFields>
export type DayForm = z.infer<typeof dayField>
export type WeekForm = Record<Weekday, DayForm>

export function isBlank(hours: WeekForm): boolean {
  return Object.values(hours).every(
    ({ open, close, closed, allDay }) => open === '' && close === '' && !closed && !allDay,
  )
}

/** Validates the form and builds the request. */
export const listingFormSchema = listingFormFields.transform(
  (form): ListingRequest => ({
    operatingHours: isBlank(form.hours) ? null : toOperatingHours(form.hours),
    services: toList(form.services),
    amenities: toList(form.amenities),
    priceRange: form.priceRange,
    yearEstablished: form.year === '' ? null : Number(form.year),
  }),
)

function isYear(text: string): boolean {
  const year = Number(text)
  return text === '' || (/^\d{4}$/.test(text) && year >= FIRST_YEAR && year <= LAST_YEAR)
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

export function listingFormOf(profile: Profile | null): ListingForm {
  const saved = profile?.operatingHours
  return {
    hours: saved ? mapWeek((weekday) => toDayForm(saved[weekday])) : blankWeek(),
    services: listText(profile?.services ?? []),
    amenities: listText(profile?.amenities ?? []),
    priceRange: profile?.priceRange ?? '',
    year: String(profile?.yearEstablished ?? ''),
  }
}
