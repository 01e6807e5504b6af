import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ANYONE } from '#shared/booking/anyone.ts'
import { DAYS_PER_STRIP, stripOf, timesByDay } from '#shared/booking/day-strip.ts'
import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'
import type { OnlineBooking, PublicBusiness } from '#shared/schemas/business-detail.ts'
import { addDays, daysBetween } from '#shared/time/calendar-days.ts'
import { capeTownDay } from '#shared/time/dates.ts'
import { DAYS_PER_LOAD, freeTimesQuery } from '#web/lib/free-times.query.ts'

/** The chosen service, day and time, and the free times for them. */
export function useSlotChoice(
  business: PublicBusiness,
  booking: OnlineBooking,
  { open, wantedService }: { open: boolean; wantedService: string | undefined },
) {
  const today = capeTownDay(new Date())
  const [serviceId, setServiceId] = useState(booking.services[0]?.id ?? '')
  const [wishedPerson, setPerson] = useState(ANYONE)
  const [strip, setStrip] = useState<number | null>(null)
  const [wishedDay, setDay] = useState<string | null>(null)
  const [time, setTime] = useState<FreeTimeAnswer | null>(null)

  // Opened again by the button of another service.
  const [lastWanted, setLastWanted] = useState<string>()
  if (wantedService !== lastWanted) {
    setLastWanted(wantedService)
    setServiceId(wantedService ?? serviceId)
    setTime(null)
  }

  const load = Math.floor(((strip ?? 0) * DAYS_PER_STRIP) / DAYS_PER_LOAD)
  const service = booking.services.find(({ id }) => id === serviceId)
  const people = booking.people.filter(({ id }) => service?.personIds.includes(id))
  const personId = people.some(({ id }) => id === wishedPerson) ? wishedPerson : ANYONE
  const firstDay = addDays(today, load * DAYS_PER_LOAD)
  const query = freeTimesQuery(business.id, { serviceId, personId, from: firstDay })
  const { data, isFetching, error, refetch } = useQuery({ ...query, enabled: open })
  const timesOf = timesByDay(data?.times ?? [])
  const [firstFree] = timesOf.keys()

  // Until the visitor scrolls it, the strip shows the first day with a free time.
  const shown =
    strip ?? (firstFree ? Math.floor(daysBetween(today, firstFree) / DAYS_PER_STRIP) : 0)
  const from = addDays(today, shown * DAYS_PER_STRIP)
  const days = stripOf(business, timesOf, from)
  const freeDay = days.find(({ kind }) => kind === 'free')?.day ?? null
  const day = wishedDay && timesOf.has(wishedDay) ? wishedDay : freeDay
  const last = Math.floor(booking.horizonDays / DAYS_PER_STRIP)

  const goTo = (next: number) => {
    setStrip(next)
    setDay(null)
    setTime(null)
  }

  return {
    today,
    service,
    /** Who gives it; empty if nobody in particular does. */
    people,
    personId,
    choosePerson: (id: string) => {
      setPerson(id)
      setTime(null)
    },
    serviceId,
    chooseService: (id: string) => {
      setServiceId(id)
      setTime(null)
    },
    days,
    day,
    chooseDay: (next: string) => {
      setDay(next)
      setTime(null)
    },
    earlier: shown > 0 ? () => goTo(shown - 1) : null,
    later: shown < last ? () => goTo(shown + 1) : null,
    times: (day && timesOf.get(day)) || [],
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

export type SlotChoice = ReturnType<typeof useSlotChoice>
