import type { FreeTime } from '#shared/booking/free-times.ts'
import type { FreeTimeAnswer } from '#shared/schemas/free-times.ts'

export function presentFreeTime({ start, end, left }: FreeTime): FreeTimeAnswer {
  return {
    startISO: new Date(start).toISOString(),
    endISO: new Date(end).toISOString(),
    left,
  }
}
