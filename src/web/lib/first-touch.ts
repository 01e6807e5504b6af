import { showIconTips } from './icon-tips.ts'
import { watchSearchBoxes } from './search-boxes.ts'

/** What comes with the first thing that is pointed at or focused; `latest` is the newest such event. */
export function answerFirstTouch(latest?: Event): void {
  showIconTips(latest)
  watchSearchBoxes()
}
