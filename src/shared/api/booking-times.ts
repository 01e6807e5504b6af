import { z } from 'zod'
import {
  bookingSetupAnswerSchema,
  bookingSetupRequestSchema,
} from '#shared/schemas/bookings/booking-setup.ts'
import {
  blockedTimeAnswerSchema,
  blockedTimeRequestSchema,
  blockedTimesAnswerSchema,
  freeTimesAnswerSchema,
  freeTimesQuerySchema,
} from '#shared/schemas/bookings/free-times.ts'
import {
  otherCalendarAnswerSchema,
  otherCalendarRequestSchema,
} from '#shared/schemas/bookings/other-calendar.ts'
import { personAnswerSchema, personRequestSchema } from '#shared/schemas/bookings/person.ts'
import { endpoints } from './endpoint.ts'

const personId = z.object({ id: z.string().max(64) })

export const bookingTimesApi = endpoints({
  'GET /api/dashboard/blocked-times': {
    who: 'paid owner',
    summary: 'The own appointments, during which nothing can be booked online',
    answer: blockedTimesAnswerSchema,
  },
  'POST /api/dashboard/blocked-times': {
    who: 'paid owner',
    summary: 'Keep a time free of online bookings',
    body: blockedTimeRequestSchema,
    answer: blockedTimeAnswerSchema,
    status: 201,
  },
  'DELETE /api/dashboard/blocked-times/:id': {
    who: 'paid owner',
    summary: 'Let a blocked time be booked again',
    params: z.object({ id: z.string() }),
  },
  'GET /api/dashboard/booking-setup': {
    who: 'paid owner',
    summary: 'Services, rules and special days of the own business',
    answer: bookingSetupAnswerSchema,
  },
  'PUT /api/dashboard/booking-setup': {
    who: 'paid owner',
    summary: 'Save services with durations, breaks, special days and booking rules',
    body: bookingSetupRequestSchema,
    answer: bookingSetupAnswerSchema,
  },
  'POST /api/dashboard/people': {
    who: 'paid owner',
    summary: 'Add a person, room or court that visitors can choose',
    body: personRequestSchema,
    answer: personAnswerSchema,
    status: 201,
  },
  'PUT /api/dashboard/people/:id': {
    who: 'paid owner',
    summary: 'Rename a person, in their bookings too',
    params: personId,
    body: personRequestSchema,
    answer: personAnswerSchema,
  },
  'DELETE /api/dashboard/people/:id': {
    who: 'paid owner',
    summary: 'Remove a person who has no coming bookings',
    params: personId,
  },
  'GET /api/dashboard/other-calendar': {
    who: 'paid owner',
    summary: 'The calendar elsewhere whose busy times cannot be booked',
    answer: otherCalendarAnswerSchema,
  },
  'PUT /api/dashboard/other-calendar': {
    who: 'paid owner',
    summary: 'Name a calendar elsewhere; it is read at once, then every quarter of an hour',
    body: otherCalendarRequestSchema,
    answer: otherCalendarAnswerSchema,
    unavailable: true,
  },
  'POST /api/dashboard/other-calendar/read': {
    who: 'paid owner',
    summary: 'Read that calendar now',
    answer: otherCalendarAnswerSchema,
    unavailable: true,
  },
  'DELETE /api/dashboard/other-calendar': {
    who: 'paid owner',
    summary: 'Forget that calendar and its busy times',
  },
  'GET /api/business/:id/times': {
    who: 'anyone',
    tag: 'visitors',
    summary: 'The free times of a service, in Cape Town time',
    params: z.object({ id: z.string() }),
    query: freeTimesQuerySchema,
    answer: freeTimesAnswerSchema,
  },
})
