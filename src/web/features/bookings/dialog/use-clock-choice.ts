import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DAYS_PER_STRIP, stripOf, timesByDay } from '#shared/booking/day-strip.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { addDays, daysBetween } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { DAYS_PER_LOAD, freeTimesQuery } from '#web/lib/free-times.query.ts'

/** The chosen service, day and time, and the free times for them. */
export function useClockChoice(business: PublicBusiness, booking: OnlineBooking, open: boolean) {
  const today = capeTownDay(new Date())
  const [serviceId, setServiceId] = useState(booking.services[0]?.id ?? '')
  const [strip, setStrip] = useState<number | null>(null)
  const [wishedDay, setDay] = useState<string | null>(null)
  const [time, setTime] = useState<FreeTimeAnswer | null>(null)

  const load = Math.floor(((strip ?? 0) * DAYS_PER_STRIP) / DAYS_PER_LOAD)
  const query = freeTimesQuery(business.id, serviceId, addDays(today, load * DAYS_PER_LOAD))
  const { data, isFetching, error, refetch } = useQuery({ ...query, enabled: open })
  const days = timesByDay(data?.times ?? [])
  const [firstFree] = days.keys()

  // Until the visitor scrolls it, the strip shows the first day with a free time.
  const shown =
    strip ?? (firstFree ? Math.floor(daysBetween(today, firstFree) / DAYS_PER_STRIP) : 0)
  const from = addDays(today, shown * DAYS_PER_STRIP)
  const leaves = stripOf(business, days, from)
  const freeDay = leaves.find(({ kind }) => kind === 'free')?.day ?? null
  const day = wishedDay && days.has(wishedDay) ? wishedDay : freeDay
  const last = Math.floor(booking.horizonDays / DAYS_PER_STRIP)

  const leafTo = (next: number) => {
    setStrip(next)
    setDay(null)
    setTime(null)
  }

  return {
    today,
    service: booking.services.find(({ id }) => id === serviceId),
    serviceId,
    chooseService: (id: string) => {
      setServiceId(id)
      setTime(null)
    },
    leaves,
    day,
    chooseDay: (next: string) => {
      setDay(next)
      setTime(null)
    },
    earlier: shown > 0 ? () => leafTo(shown - 1) : null,
    later: shown < last ? () => leafTo(shown + 1) : null,
    times: (day && days.get(day)) || [],
    time,
    chooseTime: (next: FreeTimeAnswer | null) => {
      setTime(next)
      if (next) setDay(capeTownDay(new Date(next.startISO)))
    },
    isLoading: isFetching && !data,
    error,
    refetch,
    /** Alternatives after a time that was just taken. */
    nextAfter: (startISO: string, count: number) =>
      (data?.times ?? []).filter((free) => free.startISO > startISO).slice(0, count),
  }
}

export type ClockChoice = ReturnType<typeof useClockChoice>
