import { clockOf, shortMoment } from '#shared/booking/booking-words.ts'
import { addDays } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'

type DueTone = 'late' | 'soon' | 'later'

/** 'Due tomorrow, 10:20', for whoever answers. */
export function dueText(dueISO: string, now: Date): { text: string; tone: DueTone } {
  const due = new Date(dueISO)
  const [day, today] = [capeTownDay(due), capeTownDay(now)]
  const when =
    day === today
      ? `today, ${clockOf(dueISO)}`
      : day === addDays(today, 1)
        ? `tomorrow, ${clockOf(dueISO)}`
        : shortMoment(dueISO)
  if (due < now) return { text: `Overdue since ${when}`, tone: 'late' }
  return { text: `Due ${when}`, tone: day === today ? 'soon' : 'later' }
}
