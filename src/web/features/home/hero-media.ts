/** Which of the hero's pictures a window shows; hero.css places them by the same queries. */
export const LOW =
  '(orientation: landscape) and (max-width: 767.98px), (orientation: landscape) and (max-height: 519.98px), (min-aspect-ratio: 23/10)'
export const WIDE = '(min-width: 768px)'
