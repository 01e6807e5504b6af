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

/** Before that another part of the page may take the focus: a dialog gives it back, a new form has its own. */
const OTHERS_FIRST_MS = 80

/**
 * What has the focus may be disabled, moved or removed by its own press. It gets the focus back, or the nearest
 * title that is left takes it; not if the visitor has gone elsewhere meanwhile.
 */
export function keepFocusNearby(): void {
  let focused: HTMLElement | null = null
  let around: Element[] = []
  let isTaken = false

  const recover = () => {
    if (!isLost() || !focused) return
    if (!focused.isConnected) focusTitleIn(around)
    else if (!focused.matches(':disabled')) focused.focus({ preventScroll: true })
  }
  const watching = new MutationObserver((changes) => {
    if (!focused) return
    const isGone = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused)),
    )
    isTaken ||= isGone || focused.matches(':disabled')
    if (isTaken && !focused.matches(':disabled')) setTimeout(recover, OTHERS_FIRST_MS)
  })
  watching.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === document.body) return
    focused = target
    around = ancestorsOf(target)
    isTaken = false
  }
  remember(document.activeElement)
  addEventListener('focusin', ({ target }) => remember(target))
  // The visitor has left it: nothing was taken.
  addEventListener('focusout', () => {
    setTimeout(() => {
      if (isLost() && !isTaken && !focused?.matches(':disabled')) focused = null
    })
  })
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : []
}

function focusTitleIn(around: Element[]): void {
  for (const part of around) {
    const title = part.isConnected ? part.querySelector<HTMLElement>('h1, h2, h3') : null
    if (!title?.checkVisibility()) continue
    title.tabIndex = -1
    title.focus({ preventScroll: true })
    return
  }
}
