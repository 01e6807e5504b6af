import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBusiness } from '#demo/factories/businesses.ts'
import {
  type TransitionOptions,
  transitionBooking,
} from '#server/features/bookings/booking-transition.ts'
import type { AppError } from '#server/platform/errors.ts'
import { stateSentence } from '#shared/booking/booking-states.ts'
import { createTestApp, ENGINES, type TestApp } from '#tests/helpers/test-app.ts'

const VISITOR = { name: 'Thandi Mokoena', phone: '082 000 0100', email: 'thandi@example.co.za' }
const ASKED = new Date('2026-06-10T08:00:00.000Z')

describe.each(ENGINES)('state transitions of a booking on %s', (engine) => {
  let app: TestApp
  let now = ASKED
  beforeAll(async () => {
    app = await createTestApp(engine, {}, { clock: () => now })
  })
  afterAll(() => app.close())

  const book = async (dateISO: string | null) => {
    now = ASKED
    const { id: businessId } = await createBusiness(app.context.db)
    const payload = { businessId, ...VISITOR, dateISO }
    const answer = await app.server.inject({ method: 'POST', url: '/api/booking', payload })
    return answer.json<{ booking: { id: string } }>().booking.id
  }
  const move = (id: string, options: TransitionOptions) =>
    app.context.db
      .transaction()
      .execute((trx) => transitionBooking(trx, { now, secret: app.context.secret }, id, options))
  const get = (id: string) =>
    app.context.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const events = (id: string) =>
    app.context.db
      .selectFrom('bookingEvents')
      .select(['number', 'side', 'status', 'message'])
      .where('bookingId', '=', id)
      .orderBy('number')
      .execute()

  it('begins as a request with its first event, two links and the next scheduled step', async () => {
    const id = await book('2026-06-20T12:30:00.000Z')
    const booking = await get(id)
    expect(booking).toMatchObject({ status: 'requested', list: 'answer', nextStep: 'nudge' })
    expect(booking.tokenHash).not.toBe(booking.ownerTokenHash)
    expect(await events(id)).toEqual([
      { number: 0, side: 'visitor', status: 'requested', message: null },
    ])
  })

  it('lets exactly one of many concurrent transitions win, and tells the others the state', async () => {
    const id = await book('2026-06-20T12:30:00.000Z')
    const all: TransitionOptions[] = Array.from({ length: 12 }, (_, index) =>
      index % 2 ? { side: 'owner', action: 'accept' } : { side: 'owner', action: 'decline' },
    )
    const answers = await Promise.allSettled(all.map((options) => move(id, options)))
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused).toHaveLength(11)
    const { status } = await get(id)
    for (const { reason } of refused)
      expect((reason as AppError).message).toBe(stateSentence(status, 'owner'))
    expect((await events(id)).map((event) => event.status)).toEqual(['requested', status])
  })

  it('runs through its states, by both sides', async () => {
    const id = await book('2026-06-20')
    const time = { startISO: '2026-06-21T09:00:00.000Z', endISO: '2026-06-21T10:00:00.000Z' }
    await move(id, { side: 'owner', action: 'suggest', message: 'The 20th is full.', time })
    expect(await get(id)).toMatchObject({ status: 'suggested', list: 'coming', ...time })
    await move(id, { side: 'visitor', action: 'accept' })
    expect(await get(id)).toMatchObject({
      ...time,
      nextStep: 'remind',
      answeredAt: now.toISOString(),
    })
    await expect(move(id, { side: 'owner', action: 'missed' })).rejects.toThrow('once its time')
    now = new Date('2026-06-21T09:30:00.000Z')
    await expect(move(id, { side: 'visitor', action: 'cancel' })).rejects.toThrow(
      'has already come',
    )
    await move(id, { side: 'system', action: 'complete' })
    await move(id, { side: 'owner', action: 'missed' })
    await move(id, { side: 'owner', action: 'visited' })
    expect(await get(id)).toMatchObject({ status: 'completed', list: 'past', sequence: 5 })
    expect(await events(id)).toMatchObject([
      { side: 'visitor', status: 'requested' },
      { side: 'owner', status: 'suggested', message: 'The 20th is full.' },
      { side: 'visitor', status: 'accepted' },
      { side: 'system', status: 'completed' },
      { side: 'owner', status: 'missed' },
      { side: 'owner', status: 'completed' },
    ])
  })

  it('uses an accepted time as the appointment, and rejects answers once it has expired', async () => {
    const id = await book('2026-06-12T12:30:00.000Z')
    await move(id, { side: 'owner', action: 'accept' })
    expect(await get(id)).toMatchObject({
      startISO: '2026-06-12T12:30:00.000Z',
      endISO: '2026-06-12T13:30:00.000Z',
    })
    const late = await book('2026-06-12T12:30:00.000Z')
    now = new Date('2026-06-12T12:30:00.000Z')
    await expect(move(late, { side: 'owner', action: 'accept' })).rejects.toThrow('expired')
    expect((await get(late)).status).toBe('requested')
  })

  it('leaves older bookings unchanged', async () => {
    const id = await book(null)
    const { db } = app.context
    const { businessId } = await get(id)
    const before = { id: `${id}b`, businessId, ...VISITOR, createdAt: ASKED.toISOString() }
    await db
      .insertInto('bookings')
      .values({ ...before, requestKey: null })
      .execute()
    expect(await get(before.id)).toMatchObject({
      status: 'untracked',
      list: 'past',
      nextStep: null,
    })
    await expect(move(before.id, { side: 'owner', action: 'accept' })).rejects.toThrow('before')
  })
})
