export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** One weekday. A close time at or before the open time runs past midnight; equal times mean all day. */
export interface DayHours {
  open: string
  close: string
  closed: boolean
}
export type OperatingHours = Record<Weekday, DayHours>
