import type { VisitorView } from '#shared/booking/booking-view.ts'
import { appointmentTitle, longMoment, whenOf } from '#shared/booking/booking-words.ts'

/** The first line of the chat, which says who is writing about which booking. */
export function whatsAppWords(view: VisitorView): string {
  const when = whenOf(view)
  const about = when === null ? 'my booking' : `my booking for ${longMoment(when)}`
  return `Hello ${view.businessName}, this is ${view.name} about ${about} (number ${view.number}).`
}

/** For a companion: service, time and place. */
export function shareWords(view: VisitorView): string {
  const when = whenOf(view)
  const parts = [appointmentTitle(view), when && longMoment(when), view.business.address]
  return `${parts.filter(Boolean).join(', ')}.`
}
