import type { VisitorView } from '#shared/booking/booking-view.ts'
import { appointmentTitle, longMoment, whenOf } from '#shared/booking/booking-words.ts'

/** What the chat begins with, so that nobody has to explain who is writing about what. */
export function whatsAppWords(view: VisitorView): string {
  const when = whenOf(view)
  const about = when === null ? 'my booking' : `my booking for ${longMoment(when)}`
  return `Hello ${view.businessName}, this is ${view.name} about ${about} (number ${view.number}).`
}

/** What somebody needs who comes along: what, when and where. */
export function shareWords(view: VisitorView): string {
  const when = whenOf(view)
  const parts = [appointmentTitle(view), when && longMoment(when), view.business.address]
  return `${parts.filter(Boolean).join(', ')}.`
}
