/**
 * Tooltips for icon buttons: one listener for all of them, since a page of cards has a hundred. They repeat
 * the accessible name, so they are hidden from screen readers.
 */
const OPEN_DELAY_MS = 700
/** Within this time of the last one, the next opens without delay. */
const SKIP_DELAY_MS = 300
const GAP_PX = 8
const EDGE_PX = 8

/** Icon buttons, and whatever else says that it is an icon: always, or only where there is no space for its word. */
const ICONS = ':is(.icon-btn, [data-icon])'
const SOMETIMES_ICON = '[data-icon="narrow"]'
const WIDEST_ICON_PX = 64

const tip = document.createElement('div')
tip.className = 'tooltip'
tip.setAttribute('aria-hidden', 'true')
tip.popover = 'manual'

let icon: Element | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let closedAt = Number.NEGATIVE_INFINITY

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? ''
}

const showsItsWord = (target: Element) =>
  target.matches(SOMETIMES_ICON) && target.clientWidth > WIDEST_ICON_PX

function open(target: Element): void {
  if (showsItsWord(target)) return
  tip.textContent = nameOf(target).trim()
  if (tip.textContent === '' || !target.isConnected) return
  const place = target.closest('dialog') ?? document.body
  place.append(tip)
  tip.showPopover()
  const anchor = target.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const left = anchor.left + anchor.width / 2 - width / 2
  const furthest = document.documentElement.clientWidth - width - EDGE_PX
  const above = anchor.top - height - GAP_PX
  tip.style.left = `${Math.max(EDGE_PX, Math.min(left, furthest))}px`
  tip.style.top = `${above < EDGE_PX ? anchor.bottom + GAP_PX : above}px`
}

function close(): void {
  clearTimeout(timer)
  icon = null
  if (!tip.isConnected) return
  tip.remove()
  closedAt = performance.now()
}

function turnTo(target: Element, delay: number): void {
  if (target === icon) return
  close()
  icon = target
  const isOnTheMove = performance.now() - closedAt < SKIP_DELAY_MS
  timer = setTimeout(() => open(target), isOnTheMove ? 0 : delay)
}

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType === 'touch' || !(target instanceof Element)) return
  const over = target.closest(ICONS)
  if (over) turnTo(over, OPEN_DELAY_MS)
  // The tip itself can be hovered, so that it can be read with a magnifier.
  else if (!tip.contains(target)) close()
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(`${ICONS}:focus-visible`)) turnTo(target, 0)
  else close()
}

/** A pending one stays: the pointer that scrolled to an icon is still on it. */
function onScroll(): void {
  if (tip.isConnected) close()
}

/** `latest` is the last pointer or focus event before this code was loaded. */
export function showIconTooltips(latest?: Event): void {
  addEventListener('pointerover', onPointer)
  addEventListener('focusin', onFocus)
  addEventListener('focusout', close)
  addEventListener('pointerdown', close)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  // Escape closes it; and Enter may navigate away under the tip.
  addEventListener('keydown', close)
  if (latest instanceof PointerEvent) onPointer(latest)
  else if (latest instanceof FocusEvent) onFocus(latest)
}
