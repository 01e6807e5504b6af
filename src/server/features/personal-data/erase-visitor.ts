import { sql } from 'kysely'
import { transitionBooking } from '#server/features/bookings/booking-transition.ts'
import type { Context } from '#server/platform/context.ts'
import type { Db } from '#server/platform/db/schema.ts'
import type { TableRules } from '#server/platform/db/table-rules.ts'
import { AppError } from '#server/platform/errors.ts'
import { enqueueMessages, messageOf } from '#server/platform/outbox/enqueue.ts'
import { forgetMentions, forgetWaiting } from '#server/platform/outbox/forget.ts'
import { stateAfter } from '#shared/booking/booking-states.ts'
import { describeBooking } from '#shared/booking/booking-words.ts'
import { DATA_KINDS } from '#shared/privacy/data-kinds.ts'
import type { ErasedSummary, ReviewChoice } from '#shared/schemas/personal-data.ts'
import { type Erased, eraseRows } from './erase-rows.ts'
import { rowsOf } from './found-rows.ts'
import { bookingsErased } from './mail/bookings-erased.tsx'
import {
  type BookingOfVisitor,
  type ClaimOfVisitor,
  findBookingsOf,
  findClaimsOf,
} from './personal-data.repository.ts'

const CANCEL = { side: 'visitor', action: 'cancel' } as const

/** What other features do with their part. */
export interface ErasedElsewhere {
  forgetComplainant(trx: Db, email: string): Promise<void>
  withdrawReviews(trx: Db, ids: string[]): Promise<void>
}

export const isComing = ({ status }: Pick<BookingOfVisitor, 'status'>) =>
  stateAfter(status, CANCEL) !== null

/**
 * Erases everything about a visitor, in the caller's transaction: all of it or nothing. Coming bookings are cancelled,
 * and every business is told once.
 */
export async function eraseVisitor(
  trx: Db,
  context: Context,
  rules: TableRules,
  { forgetComplainant, withdrawReviews }: ErasedElsewhere,
  { email, reviews: choice }: { email: string; reviews: ReviewChoice },
): Promise<ErasedSummary> {
  const bookings = await findBookingsOf(trx, email)
  const cancelled = new Set<string>()
  for (const { id } of bookings.filter(isComing))
    if (await cancel(trx, context, id)) cancelled.add(id)
  const written = rowsOf(rules, 'ratings', { email })
  const reviews = written
    ? await trx.selectFrom('ratings').select('id').where(sql<boolean>`${written}`).execute()
    : []
  await forgetMentions(trx, email)
  await forgetNames(trx, bookings, await findClaimsOf(trx, email))
  await forgetComplainant(trx, email)
  const erased = await eraseRows(trx, rules, { email })
  if (choice === 'remove')
    await withdrawReviews(
      trx,
      reviews.map(({ id }) => id),
    )
  const businesses = Map.groupBy(bookings, ({ businessId }) => businessId)
  const [message, ...others] = [...businesses.values()].flatMap((theirs) => {
    const [first] = theirs
    if (!first) return []
    const gone = theirs.filter(({ id }) => cancelled.has(id))
    const payload = {
      businessName: first.businessName,
      cancelled: gone.map(describeBooking),
      cleared: theirs.length,
    }
    return messageOf(bookingsErased, { recipient: first.ownerEmail, payload, by: 'system' })
  })
  if (message) await enqueueMessages(trx, context, message, ...others)
  return {
    bookings: bookings.length,
    cancelled: cancelled.size,
    businesses: businesses.size,
    reviews: reviews.length,
    choice,
    deleted: titlesOfDeleted(erased),
  }
}

/** Owners whose mail is not sent yet are told that the details were erased; of a claim there is nothing to tell any more. */
async function forgetNames(
  trx: Db,
  bookings: readonly BookingOfVisitor[],
  claims: readonly ClaimOfVisitor[],
): Promise<void> {
  const keyOf = (...parts: unknown[]) => parts.join('|')
  const booked = new Set(bookings.map(({ name, phone }) => keyOf(name, phone)))
  await forgetWaiting(trx, 'booking-%', ({ visitorName, visitorPhone }) =>
    booked.has(keyOf(visitorName, visitorPhone)),
  )
  const claimed = new Set(claims.map(({ name, businessName }) => keyOf(name, businessName)))
  await forgetWaiting(trx, 'claim-%', ({ name, businessName }) =>
    claimed.has(keyOf(name, businessName)),
  )
}

/** False if it is over, or its time has come: then only its details go. */
async function cancel(trx: Db, { clock, secret }: Context, id: string): Promise<boolean> {
  try {
    await transitionBooking(trx, { now: clock(), secret }, id, CANCEL)
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

/** Each kind once; bookings and reviews are counted instead. */
const titlesOfDeleted = (erased: Erased[]): string[] => [
  ...new Set(
    erased
      .filter(({ kind, isShown }) => isShown && kind !== 'bookings' && kind !== 'reviews')
      .map(({ kind }) => DATA_KINDS[kind].title),
  ),
]
