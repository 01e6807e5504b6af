import { loadOnce } from './loading/load-once.ts'

const BOXES = 'search input:is([name=q], [name=area])'

const load = loadOnce(() => import('./suggestions.ts'))

/** The code of suggestions is loaded once somebody is about to type into a search box. */
function suggestIn(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement && target.matches(BOXES))) return
  load().then(
    ({ attachSuggestions }) => attachSuggestions(target),
    // Offline, the box works without suggestions.
    () => undefined,
  )
}

export function watchSearchBoxes(): void {
  addEventListener('focusin', ({ target }) => suggestIn(target))
  suggestIn(document.activeElement)
}
