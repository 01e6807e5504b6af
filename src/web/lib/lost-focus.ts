import type { AnyRouter } from '@tanstack/react-router'

const isLost = () => document.activeElement === document.body

function focusTitle(): boolean {
  const title = document.querySelector('h1')
  if (!title) return false
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}

/**
 * A followed link disappears with its page, and the focus with it: screen readers would say nothing of the new
 * page. It goes to the new page's title, which on a private page comes after its data; not if something else
 * has taken it meanwhile.
 */
export function keepFocusAcrossPages(router: AnyRouter): void {
  const waiting = new MutationObserver(() => {
    if (!isLost() || focusTitle()) waiting.disconnect()
  })
  router.subscribe('onRendered', ({ pathChanged }) => {
    waiting.disconnect()
    if (!pathChanged || !isLost() || focusTitle()) return
    waiting.observe(document.body, { childList: true, subtree: true })
  })
}

/** A field or button that is disabled while its form is sent loses the focus, and gets it back. */
export function keepFocusWhileSending(): void {
  const onSubmit = () => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return
    const enabled = new MutationObserver(() => {
      if (focused.matches(':disabled')) return
      enabled.disconnect()
      if (isLost()) focused.focus({ preventScroll: true })
    })
    enabled.observe(focused, { attributeFilter: ['disabled'] })
  }
  addEventListener('submit', onSubmit, { capture: true })
}
