import { showHearts } from './hearts.ts'
import { showNote } from './note.ts'
import { addSaved, readSaved, removeSaved, type SavedBusiness, watchSaved } from './saved-store.ts'

const part = (id: string) => document.getElementById(`saved-${id}`)

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
) => {
  const element = Object.assign(document.createElement(name), properties)
  element.append(...children)
  return element
}

/** The address of the list, for sharing. */
const addressOf = (saved: readonly SavedBusiness[]) =>
  `${location.origin}${location.pathname}?ids=${saved.map(({ id }) => id)}`

const show = (element: HTMLElement | null, isShown: boolean) => {
  if (element) element.hidden = !isShown
}

const idOfCard = (card: Element) =>
  card.querySelector('h2 a')?.getAttribute('href')?.split('/').at(-1) ?? ''

/** The cards are fetched from the server's page for the shared address of the same list. */
async function fetchCards(saved: readonly SavedBusiness[]): Promise<Element | null> {
  const answer = await fetch(addressOf(saved))
  if (!answer.ok) throw new Error(`${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return page.getElementById('saved-list')
}

function namesOf(saved: readonly SavedBusiness[], action: (one: SavedBusiness) => Node) {
  return make(
    'ul',
    { className: 'saved__names' },
    ...saved.map((one) => make('li', {}, action(one))),
  )
}

/** Offline: names and links are on the device; the rest needs the server. */
function showNames(saved: readonly SavedBusiness[]): void {
  const sentence = navigator.onLine
    ? 'The list could not be loaded. Please try again in a moment. These are saved on this device:'
    : 'No signal. These are saved on this device:'
  const link = ({ id, name }: SavedBusiness) =>
    make('a', { href: `/business/${id}`, textContent: name })
  part('own')?.replaceChildren(make('p', { textContent: sentence }), namesOf(saved, link))
}

function showGone(gone: readonly SavedBusiness[]): Node[] {
  if (gone.length === 0) return []
  const takeOff = (one: SavedBusiness) =>
    make(
      'span',
      { textContent: one.name },
      make('button', {
        type: 'button',
        className: 'btn btn--quiet btn--sm',
        textContent: 'Take off',
        ariaLabel: `Take off ${one.name}`,
        onclick: () => {
          const refusal = removeSaved(one.id)
          if (refusal) showNote(refusal)
          void showOwn()
        },
      }),
    )
  return [
    make('h2', { className: 'saved__title', textContent: 'No longer listed' }),
    namesOf(gone, takeOff),
  ]
}

async function showOwn(): Promise<void> {
  const saved = readSaved()
  show(part('empty'), saved.length === 0)
  show(part('share'), saved.length > 0)
  const own = part('own')
  if (saved.length === 0) {
    own?.replaceChildren()
    return
  }
  try {
    const cards = await fetchCards(saved)
    const shown = new Set([...(cards?.querySelectorAll('.business-card') ?? [])].map(idOfCard))
    const gone = saved.filter(({ id }) => !shown.has(id))
    own?.replaceChildren(...(shown.size > 0 && cards ? [cards] : []), ...showGone(gone))
  } catch {
    showNames(saved)
    addEventListener('online', () => void showOwn(), { once: true })
  }
}

async function share(): Promise<void> {
  const url = addressOf(readSaved())
  try {
    if (typeof navigator.share === 'function')
      await navigator.share({ title: 'Saved on CPT Recommends', url })
    else {
      await navigator.clipboard.writeText(url)
      showNote('Link copied!')
    }
  } catch (error) {
    // Closing the share sheet is no error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showNote(url)
  }
}

function saveAll(): void {
  const cards = [...document.querySelectorAll('#saved-list .business-card')]
  const refusal = addSaved(
    cards.map((card) => ({
      id: idOfCard(card),
      name: card.querySelector('h2')?.textContent ?? '',
    })),
  )
  showNote(refusal ?? 'All of them are saved on this device.')
  showHearts()
}

/** The own list, or a shared one by its address. */
export function startSavedPage(): void {
  part('share')?.addEventListener('click', () => void share())
  const all = part('all')
  all?.addEventListener('click', saveAll)
  show(all, true)
  if (!part('own')) return
  void showOwn()
  watchSaved(() => void showOwn())
}
