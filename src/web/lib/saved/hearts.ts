import { showNote } from './note.ts'
import { addSaved, readSaved, removeSaved, type SavedBusiness, watchSaved } from './saved-store.ts'

/** Elements that show one business: a card, a gem, the head of its own page. */
const PLACES = '.business-card, .gem__wall, .business-banner__text'
const LINKS_TO_SAVED = 'header a[href="/saved"]'

/** Read from the DOM each time, since an element may be reused for another business. */
function businessAt(place: Element): SavedBusiness | undefined {
  const name = place.querySelector('h1, h2, h3')?.textContent?.trim()
  const href = place.querySelector('a[href^="/business/"]')?.getAttribute('href')
  const [, id] = /^\/business\/([\w-]+)/.exec(href ?? location.pathname) ?? []
  return id && name ? { id, name } : undefined
}

function heartOf(place: Element): HTMLElement | undefined {
  const known = place.querySelector<HTMLElement>('.heart')
  if (known) return known
  const heart = document.createElement('button')
  heart.type = 'button'
  heart.className = 'heart icon-btn sign sign--heart'
  place.querySelector('h1, h2, h3')?.after(heart)
  return heart
}

/** Pages are the same for everybody: the saved state of this device is added afterwards. */
export function showHearts(): void {
  const saved = new Set(readSaved().map(({ id }) => id))
  for (const place of document.querySelectorAll(PLACES)) {
    const business = businessAt(place)
    const heart = business && heartOf(place)
    heart?.setAttribute('aria-label', `Save ${business?.name}`)
    heart?.setAttribute('aria-pressed', String(saved.has(business?.id ?? '')))
  }
  for (const link of document.querySelectorAll<HTMLElement>(LINKS_TO_SAVED))
    if (saved.size > 0) link.dataset.count = String(saved.size)
    else delete link.dataset.count
}

function press({ target }: Event): void {
  const heart = target instanceof Element ? target.closest('.heart') : null
  const business = heart && businessAt(heart.closest(PLACES) ?? heart)
  if (!business) return
  const isOn = heart.getAttribute('aria-pressed') === 'true'
  const refusal = isOn ? removeSaved(business.id) : addSaved([business])
  if (refusal) showNote(refusal)
  showHearts()
}

let drawing = 0

/** At most once per frame: a new page has many changes. */
function showSoon(): void {
  cancelAnimationFrame(drawing)
  drawing = requestAnimationFrame(showHearts)
}

/** The hearts of this page, and of later ones by client-side navigation. */
export function watchHearts(): void {
  showHearts()
  watchSaved(showHearts)
  addEventListener('click', press)
  // Restored from the back-forward cache.
  addEventListener('pageshow', showHearts)
  new MutationObserver(showSoon).observe(document.body, { childList: true, subtree: true })
}
