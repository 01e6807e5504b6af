import { expect, type Page } from '@playwright/test'
import { bookingToken, groupToken } from '#server/features/bookings/booking-links.ts'
import { getSecret } from '#server/platform/db/secret.ts'
import { bookingPages, groupPages } from '#shared/paths.ts'
import type { Site } from './fixtures.ts'

interface BookingRequest {
  businessId: string
  name: string
  phone: string
  email: string
  dateISO: string
  notes?: string
}

/** The addresses in the mails of the newest booking: the outbox loses them once they are sent. */
export async function findBookingLinks(site: Site, email: string, businessId: string) {
  const links = { visitor: '', owner: '', group: '' }
  await site.write(async (db) => {
    const secret = await getSecret(db, undefined)
    const { id, groupId } = await db
      .selectFrom('bookings')
      .select(['id', 'groupId'])
      .where('email', '=', email)
      .where('businessId', '=', businessId)
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow()
    links.visitor = site.url + bookingPages.visitor(bookingToken(secret, 'visitor', id))
    links.owner = site.url + bookingPages.answer(bookingToken(secret, 'owner', id))
    if (groupId !== null) links.group = site.url + groupPages.group(groupToken(secret, groupId))
  })
  return links
}

/** A visitor's request, with the links of both sides. */
export async function book(page: Page, site: Site, data: BookingRequest) {
  const answer = await page.request.post(`${site.url}/api/booking`, { data })
  expect(answer.status()).toBe(201)
  return findBookingLinks(site, data.email, data.businessId)
}
