import type { FastifyReply } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Refusal } from '#server/platform/errors.ts'
import { SIGNED_IN_COOKIE } from '#shared/signed-in-cookie.ts'
import { BookingDocument } from '#web/features/bookings/pages/booking-document.tsx'

/** Pages for one person: never cached, never indexed, and without a referrer to other sites. */
export const sendBookingPage =
  (styles: string[]) =>
  (reply: FastifyReply, status: number, title: string, page: ReactElement) => {
    const signedIn = reply.request.cookies[SIGNED_IN_COOKIE] !== undefined
    const document = (
      <BookingDocument title={title} styles={styles} signedIn={signedIn}>
        {page}
      </BookingDocument>
    )
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'same-origin')
      .send(`<!doctype html>${renderToStaticMarkup(document)}`)
  }

const STATUS: Partial<Record<Refusal['kind'], number>> = { 'not-found': 404, conflict: 409 }

export const statusOf = (refusal: Refusal | undefined) =>
  refusal ? (STATUS[refusal.kind] ?? 400) : 200
