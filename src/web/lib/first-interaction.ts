import { showIconTips } from './icon-tips.ts'
import { watchHearts } from './saved/hearts.ts'
import { watchSearchBoxes } from './search-boxes.ts'

let isAnswered = false

/**
 * What comes with the first thing that is pointed at or focused, or while the page rests; `latest` is
 * the newest such event.
 */
export function startOnFirstInteraction(latest?: Event): void {
  if (isAnswered) return
  isAnswered = true
  showIconTips(latest)
  watchSearchBoxes()
  watchHearts()
}
