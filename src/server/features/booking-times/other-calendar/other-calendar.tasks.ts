import { everyMinutes } from '#server/platform/schedule/recurrence.ts'
import type { Task } from '#server/platform/schedule/task.ts'
import type { OtherCalendarService } from './other-calendar.service.ts'

export const createOtherCalendarTasks = (otherCalendars: OtherCalendarService): Task[] => [
  {
    name: 'other-calendars',
    title: 'Other calendars of owners',
    description: 'Reads each every quarter of an hour: what is busy there cannot be booked.',
    next: everyMinutes(5),
    run: async () => {
      const { read, failed } = await otherCalendars.readDue()
      return `Calendars read: ${read}. Not read: ${failed}.`
    },
  },
]
