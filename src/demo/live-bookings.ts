import {
  findAnswers,
  updateAnswerHours,
} from '#server/features/bookings/answer-speed/answer-speed.repository.ts'
import { groupHashOf } from '#server/features/bookings/booking-links.ts'
import {
  type TransitionOptions,
  transitionBooking,
} from '#server/features/bookings/booking-transition.ts'
import { storeBooking } from '#server/features/bookings/new-booking.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { answerSpeedOf, promisedHours } from '#shared/booking/answer-speed.ts'
import { defaultEnd } from '#shared/booking/booking-steps.ts'
import { capeTownDay, startOfCapeTownDay } from '#shared/time/dates.ts'
import { VISITORS } from './city/visitors.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

interface Story {
  /** Hours before now. */
  asked: number
  /** Days from today and the hour in Cape Town; a day alone, or none. */
  requested: { day: number; hour?: number } | null
  notes: string | null
  moves: (TransitionOptions & { /** Hours after the one before. */ after: number })[]
}

/** A booking in every state, with the actions of owner and visitor. */
function storiesAt(now: Date): Story[] {
  const at = (day: number, hour: number) => {
    const start = startOfCapeTownDay(now).getTime() + day * DAY_MS + hour * HOUR_MS
    const startISO = new Date(start).toISOString()
    return { startISO, endISO: defaultEnd(startISO) }
  }
  const accept = { side: 'owner', action: 'accept', after: 1.5 } as const
  const complete = { side: 'system', action: 'complete' } as const
  return [
    {
      asked: 3,
      requested: { day: 3, hour: 14 },
      notes: 'We are four, one in a wheelchair.',
      moves: [],
    },
    { asked: 5, requested: { day: 4, hour: 10 }, notes: null, moves: [] },
    { asked: 20, requested: null, notes: 'Some time in the new year, please phone me.', moves: [] },
    {
      asked: 30,
      requested: { day: 2, hour: 11 },
      notes: 'First visit.',
      moves: [{ ...accept, message: 'See you then. Park behind the library.' }],
    },
    { asked: 40, requested: { day: 5 }, notes: null, moves: [accept] },
    {
      asked: 22,
      requested: { day: 3, hour: 9 },
      notes: 'Morning is best.',
      moves: [
        { side: 'owner', action: 'suggest', after: 2, time: at(4, 9), message: 'A day later?' },
      ],
    },
    {
      asked: 300,
      requested: { day: -6, hour: 12 },
      notes: null,
      moves: [
        { side: 'owner', action: 'suggest', after: 1, time: at(-5, 12) },
        { side: 'visitor', action: 'accept', after: 3 },
        { ...complete, after: 172 },
      ],
    },
    {
      asked: 260,
      requested: { day: -8, hour: 15 },
      notes: 'Thank you!',
      moves: [accept, { ...complete, after: 72 }],
    },
    {
      asked: 200,
      requested: { day: -4, hour: 10 },
      notes: null,
      moves: [accept, { ...complete, after: 104 }, { side: 'owner', action: 'missed', after: 30 }],
    },
    {
      asked: 150,
      requested: { day: -3 },
      notes: 'For two.',
      moves: [{ side: 'owner', action: 'decline', after: 0.7, message: 'Closed that day, sorry.' }],
    },
    {
      asked: 120,
      requested: { day: -1, hour: 16 },
      notes: null,
      moves: [accept, { side: 'visitor', action: 'cancel', after: 8, message: 'Ill, sorry.' }],
    },
    {
      asked: 400,
      requested: { day: -14 },
      notes: null,
      moves: [{ side: 'system', action: 'expire', after: 72 }],
    },
  ]
}

export async function createLiveBookings(
  db: Db,
  secret: string,
  businessId: string,
  now: Date,
): Promise<void> {
  for (const [index, { asked, requested, notes, moves }] of storiesAt(now).entries()) {
    const visitor = VISITORS[index % VISITORS.length]
    if (!visitor) continue
    const id = newId()
    let moment = new Date(now.getTime() - asked * HOUR_MS)
    const { name, phone, email } = visitor
    await storeBooking(
      db,
      secret,
      {
        id,
        businessId,
        name,
        phone,
        email,
        notes,
        dateISO: requested && requestedDate(requested, now),
        requestKey: null,
        serviceId: null,
        createdAt: moment.toISOString(),
      },
      null,
    )
    for (const { after, ...move } of moves) {
      moment = new Date(moment.getTime() + after * HOUR_MS)
      await transitionBooking(db, { now: moment, secret }, id, move)
    }
  }
  await countAnswers(db, businessId)
}

/** A group request: the first has accepted, the second declined, the others have not answered. */
export async function createLiveGroup(
  db: Db,
  secret: string,
  businessIds: readonly string[],
  now: Date,
): Promise<void> {
  const visitor = VISITORS[0]
  if (!visitor) return
  const { name, phone, email } = visitor
  const groupId = newId()
  const asked = new Date(now.getTime() - 6 * HOUR_MS)
  const answered = { now: new Date(now.getTime() - 2 * HOUR_MS), secret }
  for (const [index, businessId] of businessIds.entries()) {
    const id = newId()
    const request = {
      id,
      businessId,
      name,
      phone,
      email,
      dateISO: requestedDate({ day: 6 }, now),
      notes: 'A table for six, one of us in a pram.',
      requestKey: null,
      createdAt: asked.toISOString(),
      groupId,
      groupHash: groupHashOf(secret, groupId),
    }
    await storeBooking(db, secret, request, null)
    if (index < 2) {
      const action = index === 0 ? 'accept' : 'decline'
      await transitionBooking(db, answered, id, { side: 'owner', action })
    }
  }
}

/** Updates the response time on the public page. */
async function countAnswers(db: Db, businessId: string): Promise<void> {
  const speed = answerSpeedOf(await findAnswers(db, businessId, ''))
  await updateAnswerHours(db, businessId, promisedHours(speed))
}

function requestedDate({ day, hour }: { day: number; hour?: number }, now: Date): string {
  const midnight = startOfCapeTownDay(now).getTime() + day * DAY_MS
  return hour === undefined
    ? capeTownDay(new Date(midnight))
    : new Date(midnight + hour * HOUR_MS).toISOString()
}
