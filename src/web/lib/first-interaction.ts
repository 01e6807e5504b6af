import type { AnyRouter } from '@tanstack/react-router'
import { showIconTooltips } from './icon-tooltips.ts'
import { keepFocusAcrossPages, keepFocusNearby } from './lost-focus.ts'
import { watchHearts } from './saved/hearts.ts'

let isAnswered = false

/** Loads code with the first pointer or focus event, or when the page is idle; `latest` is the newest such event. */
export function startOnFirstInteraction(router: AnyRouter, latest?: Event): void {
  if (isAnswered) return
  isAnswered = true
  showIconTooltips(latest)
  watchHearts()
  keepFocusAcrossPages(router)
  keepFocusNearby()
}
