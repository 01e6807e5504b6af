import type { KeyboardEvent } from 'react'

/** Arrows, Home and End choose another tab of the list, as the pattern for tabs wants it. */
export function moveBetweenTabs(event: KeyboardEvent<HTMLElement>): void {
  const current = event.currentTarget
  const tabs = [...(current.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
  const at = tabs.indexOf(current)
  const wanted = {
    ArrowRight: tabs[(at + 1) % tabs.length],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
    // A link does not answer to the space bar by itself.
    ' ': current,
  }[event.key]
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
  wanted.click()
}
