import type { KeyboardEvent } from 'react'

const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** In a modal dialog the browser would lead Tab from the last stop to its own bars, not back to the first. */
export function loopFocus(event: KeyboardEvent): void {
  const { key, shiftKey, target, currentTarget } = event
  if (key !== 'Tab') return
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (target !== from) return
  event.preventDefault()
  to?.focus()
}
