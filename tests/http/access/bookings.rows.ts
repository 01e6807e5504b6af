import { bookingApi, bookingPages } from '#shared/booking/booking-paths.ts'
import { timesApi } from '#shared/booking/booking-times-paths.ts'
import { groupApi, groupPages } from '#shared/booking/group-paths.ts'
import { api } from '#shared/paths.ts'
import { all, firstOnly, newEmail, paidOwnersOnly, type Row, VISITOR } from './row.ts'

/** Bookings, by their owner and by the links in the mails. */
export const BOOKING_ROWS: Record<string, Row> = {
  'read the own bookings': {
    method: 'GET',
    url: api.dashboardBookings,
    expected: paidOwnersOnly(200),
  },
  'read the own week': {
    method: 'GET',
    url: `${bookingApi.week}?from=2026-12-07`,
    expected: paidOwnersOnly(200),
  },
  'take the own bookings along': {
    method: 'GET',
    url: bookingApi.file,
    expected: paidOwnersOnly(200),
  },
  'accept a booking': {
    method: 'POST',
    url: ({ bookingId }) => bookingApi.ownerMove(bookingId, 'accept'),
    payload: {},
    expected: { ...paidOwnersOnly(404), active: 200 },
  },
  'read since when there is a calendar address': {
    method: 'GET',
    url: bookingApi.calendar,
    expected: paidOwnersOnly(200),
  },
  'renew the calendar address': {
    method: 'POST',
    url: bookingApi.calendar,
    expected: { ...paidOwnersOnly(200), paused: 404 },
  },
  'stop the calendar address': {
    method: 'DELETE',
    url: bookingApi.calendar,
    expected: { ...paidOwnersOnly(204), paused: 404 },
  },
  'read a calendar with a guessed address': {
    method: 'GET',
    url: bookingPages.calendar('guessed'),
    expected: all(404),
  },
  'cancel a booking by its link': {
    method: 'POST',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'cancel'),
    payload: {},
    expected: firstOnly(200),
  },
  'cancel a booking by a guessed link': {
    method: 'POST',
    url: bookingApi.visitorMove('guessed', 'cancel'),
    payload: {},
    expected: all(404),
  },
  'stop the mails of a booking': {
    method: 'POST',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'stop-mails'),
    payload: {},
    expected: all(200),
  },
  'open the link that stops the mails of a booking': {
    method: 'GET',
    url: ({ bookingToken }) => bookingApi.visitorMove(bookingToken, 'stop-mails'),
    expected: all(302),
  },
  'ask several for a booking': {
    method: 'POST',
    url: groupApi.groups,
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
    url: groupApi.cancelOthers('guessed'),
    payload: { keep: 'guessed' },
    expected: all(404),
  },
  'stop the mails of several by a guessed link': {
    method: 'POST',
    url: groupApi.stopMails('guessed'),
    payload: {},
    expected: all(404),
  },
  'open the link that stops the mails of several': {
    method: 'GET',
    url: groupApi.stopMails('guessed'),
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
    url: timesApi.setup,
    expected: paidOwnersOnly(200),
  },
  'change a service of another': {
    method: 'PUT',
    url: timesApi.setup,
    payload: ({ serviceId }) => ({
      services: [{ id: serviceId, name: 'Mine', minutes: 30, price: null, online: true }],
    }),
    // Only its own owner has a service of that id.
    expected: { ...paidOwnersOnly(409), active: 200 },
  },
  'read the own blocked times': {
    method: 'GET',
    url: timesApi.blockedTimes,
    expected: paidOwnersOnly(200),
  },
  'block a time that ends before it begins': {
    method: 'POST',
    url: timesApi.blockedTimes,
    payload: { startISO: '2999-01-02T08:00:00Z', endISO: '2999-01-01T08:00:00Z' },
    expected: paidOwnersOnly(400),
  },
  'free a blocked time of another': {
    method: 'DELETE',
    url: ({ blockedTimeId }) => timesApi.blockedTime(blockedTimeId),
    // An owner without a business has none; only its own owner has this one.
    expected: { ...paidOwnersOnly(409), active: 204, otherOwner: 404 },
  },
}
