import { type BusinessInput, createBusiness } from '#demo/factories/businesses.ts'
import { bookingToken } from '#server/features/bookings/booking-links.ts'
import { MAIL_TEMPLATES } from '#server/mail-templates.ts'
import { composeMail } from '#server/platform/mail/compose.tsx'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

const VISITOR = {
  name: 'Thandi Mokoena',
  phone: '082 000 0100',
  email: 'thandi@example.co.za',
}

/** A visitor's request, with both links and the owner's session. */
export async function book(
  app: TestApp,
  wish: { dateISO?: string | null; notes?: string; email?: string } = {},
  business: BusinessInput = {},
) {
  const made = await createBusiness(app.context.db, business)
  const payload = { businessId: made.id, ...VISITOR, ...wish }
  const answer = await app.server.inject({ method: 'POST', url: '/api/booking', payload })
  const { id } = answer.json<{ booking: { id: string } }>().booking
  return {
    id,
    business: made,
    token: bookingToken(app.context.secret, 'visitor', id),
    ownerToken: bookingToken(app.context.secret, 'owner', id),
    cookie: await signIn(app, made.owner),
  }
}

/** The messages to a recipient as they would be sent, oldest first. */
export async function mailsTo(app: TestApp, recipient: string) {
  const rows = await app.context.db
    .selectFrom('outboxMessages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => composeMail(row, MAIL_TEMPLATES, app.context))
}

/** The booking as one that was agreed, and is over since an hour. */
export async function setVisited({ context }: TestApp, bookingId: string): Promise<void> {
  const hoursAgo = (hours: number) =>
    new Date(context.clock().getTime() - hours * 3_600_000).toISOString()
  const time = { startISO: hoursAgo(2), endISO: hoursAgo(1) }
  await context.db
    .updateTable('bookings')
    .set({ ...time, status: 'completed' })
    .where('id', '=', bookingId)
    .execute()
  await context.db
    .insertInto('bookingEvents')
    .values({
      ...time,
      bookingId,
      number: 1,
      at: hoursAgo(3),
      side: 'owner',
      status: 'accepted',
      message: null,
    })
    .execute()
}
