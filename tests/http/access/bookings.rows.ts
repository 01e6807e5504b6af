import { bookingPages, groupPages } from '#shared/paths.ts'
import { all, firstOnly, newEmail, paidOwnersOnly, type Row, VISITOR } from './row.ts'

/** Bookings, by their owner and by the links in the mails. */
export const BOOKING_ROWS: Record<string, Row> = {
  'read the own bookings': {
    method: 'GET',
    url: '/api/dashboard/bookings',
    expected: paidOwnersOnly(200),
  },
  'enter a booking that came by phone': {
    method: 'POST',
    url: '/api/dashboard/bookings',
    payload: { name: 'Naledi', phone: '082 000 0100', startISO: '2027-03-01T10:00', anyway: true },
    // Always in the own business; a paused owner has none here.
    expected: { ...paidOwnersOnly(201), paused: 409 },
  },
  'read the own week': {
    method: 'GET',
    url: '/api/dashboard/bookings/week?from=2026-12-07',
    expected: paidOwnersOnly(200),
  },
  'take the own bookings along': {
    method: 'GET',
    url: '/api/dashboard/bookings.csv',
    expected: paidOwnersOnly(200),
  },
  'accept a booking': {
    method: 'POST',
    url: ({ bookingId }) => `/api/dashboard/bookings/${bookingId}/accept`,
    payload: {},
    expected: { ...paidOwnersOnly(404), active: 200 },
  },
  'read since when there is a calendar address': {
    method: 'GET',
    url: '/api/dashboard/calendar',
    expected: paidOwnersOnly(200),
  },
  'renew the calendar address': {
    method: 'POST',
    url: '/api/dashboard/calendar',
    expected: { ...paidOwnersOnly(200), paused: 404 },
  },
  'stop the calendar address': {
    method: 'DELETE',
    url: '/api/dashboard/calendar',
    expected: { ...paidOwnersOnly(204), paused: 404 },
  },
  'read a calendar with a guessed address': {
    method: 'GET',
    url: bookingPages.calendar('guessed'),
    expected: all(404),
  },
  'cancel a booking by its link': {
    method: 'POST',
    url: ({ bookingToken }) => `/api/bookings/${bookingToken}/cancel`,
    payload: {},
    expected: firstOnly(200),
  },
  'cancel a booking by a guessed link': {
    method: 'POST',
    url: '/api/bookings/guessed/cancel',
    payload: {},
    expected: all(404),
  },
  'correct the mail address of a booking by the link in a mail': {
    method: 'POST',
    url: ({ bookingToken }) => `/api/bookings/${bookingToken}/email`,
    payload: () => ({ email: newEmail() }),
    expected: all(403),
  },
  'stop the mails of a booking': {
    method: 'POST',
    url: ({ bookingToken }) => `/api/bookings/${bookingToken}/stop-mails`,
    payload: {},
    expected: all(200),
  },
  'open the link that stops the mails of a booking': {
    method: 'GET',
    url: ({ bookingToken }) => `/api/bookings/${bookingToken}/stop-mails`,
    expected: all(302),
  },
  'ask several for a booking': {
    method: 'POST',
    url: '/api/booking-groups',
    payload: ({ businessId }) => ({ ...VISITOR, email: newEmail(), businessIds: [businessId] }),
    expected: all(201),
  },
  'choose whom to ask': { method: 'GET', url: groupPages.ask, expected: all(200) },
  'ask several by a form, with nobody chosen': {
    method: 'POST',
    url: groupPages.ask,
    payload: {},
    expected: all(400),
  },
  'cancel the others by a guessed link': {
    method: 'POST',
    url: '/api/booking-groups/guessed/cancel-others',
    payload: { keep: 'guessed' },
    expected: all(404),
  },
  'stop the mails of several by a guessed link': {
    method: 'POST',
    url: '/api/booking-groups/guessed/stop-mails',
    payload: {},
    expected: all(404),
  },
  'open the link that stops the mails of several': {
    method: 'GET',
    url: '/api/booking-groups/guessed/stop-mails',
    expected: all(302),
  },
  'open all answers by the link of one booking': {
    method: 'GET',
    url: ({ bookingToken }) => groupPages.group(bookingToken),
    expected: all(404),
  },
  'cancel the others by a form with the link of one booking': {
    method: 'POST',
    url: ({ bookingToken }) => `${groupPages.group(bookingToken)}/cancel-others`,
    payload: { keep: 'guessed' },
    expected: all(404),
  },
  'open the address of the form that cancels the others': {
    method: 'GET',
    url: ({ bookingToken }) => `${groupPages.group(bookingToken)}/cancel-others`,
    expected: all(302),
  },
  'open the own booking': {
    method: 'GET',
    url: ({ bookingToken }) => bookingPages.visitor(bookingToken),
    expected: all(200),
  },
  'open the own booking by the link of the owner': {
    method: 'GET',
    url: ({ ownerToken }) => bookingPages.visitor(ownerToken),
    expected: all(404),
  },
  'open the calendar file of a booking without a time': {
    method: 'GET',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/calendar.ics`,
    expected: all(404),
  },
  'cancel the own booking by a form': {
    method: 'POST',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/cancel`,
    payload: {},
    expected: firstOnly(303),
  },
  'open the address of that form': {
    method: 'GET',
    url: ({ bookingToken }) => `${bookingPages.visitor(bookingToken)}/cancel`,
    expected: all(302),
  },
  'open a request from the mail': {
    method: 'GET',
    url: ({ ownerToken }) => bookingPages.answer(ownerToken),
    expected: all(200),
  },
  'open a request by the link of the visitor': {
    method: 'GET',
    url: ({ bookingToken }) => bookingPages.answer(bookingToken),
    expected: all(404),
  },
  'decline a request from the mail': {
    method: 'POST',
    url: ({ ownerToken }) => `${bookingPages.answer(ownerToken)}/decline`,
    payload: {},
    expected: firstOnly(303),
  },
  'open the address of the form in the mail': {
    method: 'GET',
    url: ({ ownerToken }) => `${bookingPages.answer(ownerToken)}/decline`,
    expected: all(302),
  },
  'read how the own business is booked': {
    method: 'GET',
    url: '/api/dashboard/booking-setup',
    expected: paidOwnersOnly(200),
  },
  'change a service of another': {
    method: 'PUT',
    url: '/api/dashboard/booking-setup',
    payload: ({ serviceId }) => ({
      services: [{ id: serviceId, name: 'Mine', minutes: 30, price: null, online: true }],
    }),
    // Only its own owner has a service of that id.
    expected: { ...paidOwnersOnly(409), active: 200 },
  },
  'read the own blocked times': {
    method: 'GET',
    url: '/api/dashboard/blocked-times',
    expected: paidOwnersOnly(200),
  },
  'block a time that ends before it begins': {
    method: 'POST',
    url: '/api/dashboard/blocked-times',
    payload: { startISO: '2999-01-02T08:00:00Z', endISO: '2999-01-01T08:00:00Z' },
    expected: paidOwnersOnly(400),
  },
  'read of the own other calendar': {
    method: 'GET',
    url: '/api/dashboard/other-calendar',
    expected: paidOwnersOnly(200),
  },
  'name another calendar in a private network': {
    method: 'PUT',
    url: '/api/dashboard/other-calendar',
    payload: { address: 'https://192.168.0.1/' },
    expected: { ...paidOwnersOnly(409), active: 400, otherOwner: 400 },
  },
  'read another calendar that is none': {
    method: 'POST',
    url: '/api/dashboard/other-calendar/read',
    expected: { ...paidOwnersOnly(409), active: 404, otherOwner: 404 },
  },
  'remove the other calendar': {
    method: 'DELETE',
    url: '/api/dashboard/other-calendar',
    expected: { ...paidOwnersOnly(409), active: 204, otherOwner: 204 },
  },
  'free a blocked time of another': {
    method: 'DELETE',
    url: ({ blockedTimeId }) => `/api/dashboard/blocked-times/${blockedTimeId}`,
    // An owner without a business has none; only its own owner has this one.
    expected: { ...paidOwnersOnly(409), active: 204, otherOwner: 404 },
  },
  'add a person': {
    method: 'POST',
    url: '/api/dashboard/people',
    payload: { name: 'Court 2' },
    // An owner without a business has nobody; the second time the name is taken.
    expected: { ...paidOwnersOnly(409), active: 201, otherOwner: 201 },
  },
  'rename a person of another': {
    method: 'PUT',
    url: ({ personId }) => `/api/dashboard/people/${personId}`,
    payload: { name: 'Court 3' },
    expected: { ...paidOwnersOnly(409), active: 200, otherOwner: 404 },
  },
  'remove a person of another': {
    method: 'DELETE',
    url: ({ personId }) => `/api/dashboard/people/${personId}`,
    expected: { ...paidOwnersOnly(409), active: 204, otherOwner: 404 },
  },
}
