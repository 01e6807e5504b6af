import { pages } from '#shared/paths.ts'
import type { Suggestion, SuggestionsAnswer } from '#shared/schemas/suggestion.ts'
import { suggestionsPath } from '#shared/search/suggestion-paths.ts'

const KINDS: Record<Suggestion['kind'], string> = {
  trade: 'Trade',
  service: 'Service',
  place: 'Place',
  business: 'Business',
}
/** Shorter than the time between two keys, and too short to be noticed. */
const PAUSE_MS = 120

const mark = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

const attached = new WeakSet<HTMLInputElement>()
let lists = 0

/**
 * Turns a search box into a combobox with suggestions. Plain DOM: the forms stay as the server rendered them,
 * and this is the only code for it.
 */
export function attachSuggestions(input: HTMLInputElement): void {
  if (attached.has(input)) return
  attached.add(input)
  const isArea = input.name === 'area'
  const list = document.createElement('ul')
  const id = `suggestions-${++lists}`
  list.hidden = true
  mark(list, { id, class: 'suggestions', role: 'listbox', 'aria-label': 'Suggestions' })
  mark(input, {
    role: 'combobox',
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  })
  // Outside the form, whose CSS mask would clip it.
  input.closest('search')?.append(list)

  let shown: Suggestion[] = []
  let active = -1
  let asked = new AbortController()

  const show = (suggestions: Suggestion[]) => {
    shown = suggestions
    active = -1
    list.replaceChildren(...suggestions.map(option))
    list.hidden = suggestions.length === 0
    mark(input, { 'aria-expanded': String(suggestions.length > 0) })
    place()
    input.removeAttribute('aria-activedescendant')
  }

  /** Below its box, or as wide as the form on a phone. */
  const place = () => {
    const set = (name: string, value = 0) => list.style.setProperty(name, `${value}px`)
    set('--left', input.closest('label')?.offsetLeft)
    set('--form-left', input.form?.offsetLeft)
    set('--form-width', input.form?.offsetWidth)
  }

  const option = ({ kind, label }: Suggestion, at: number) => {
    const item = document.createElement('li')
    mark(item, { id: `${id}-${at}`, role: 'option', 'aria-selected': 'false' })
    item.append(
      label.charAt(0).toUpperCase() + label.slice(1),
      Object.assign(document.createElement('small'), { textContent: KINDS[kind] }),
    )
    return item
  }

  const close = () => {
    asked.abort()
    show([])
  }

  const turnTo = (at: number) => {
    const before = list.children[active]
    if (before) mark(before, { 'aria-selected': 'false' })
    active = (at + shown.length) % shown.length
    const item = list.children[active]
    if (!item) return
    mark(item, { 'aria-selected': 'true' })
    item.scrollIntoView({ block: 'nearest' })
    mark(input, { 'aria-activedescendant': item.id })
  }

  const choose = ({ kind, label, id: business }: Suggestion) => {
    close()
    if (business !== undefined) {
      location.assign(pages.business(business))
      return
    }
    const area = input.form?.elements.namedItem('area')
    const box = kind === 'place' && area instanceof HTMLInputElement ? area : input
    if (box !== input) input.value = ''
    box.value = label
    // In the area box the search may be incomplete, so only the first box submits.
    if (isArea) input.focus()
    else input.form?.requestSubmit()
  }

  const ask = async () => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const q = input.value.trim()
    if (q.length < 2) {
      show([])
      return
    }
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    if (signal.aborted) return
    const box = isArea ? 'area' : 'need'
    try {
      const answer = await fetch(`${suggestionsPath}?${new URLSearchParams({ q, box })}`, {
        signal,
      })
      if (!answer.ok) return
      const { suggestions }: SuggestionsAnswer = await answer.json()
      if (!signal.aborted && document.activeElement === input) show(suggestions)
    } catch {
      // More was typed, or offline: the box works without.
    }
  }

  const press = (event: KeyboardEvent) => {
    const chosen = shown[active]
    if (event.key === 'Escape' && shown.length > 0) close()
    else if (event.key === 'ArrowDown' && shown.length > 0) turnTo(active + 1)
    else if (event.key === 'ArrowUp' && shown.length > 0) turnTo(active < 0 ? -1 : active - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
    // Otherwise the surrounding bar would close, too.
    event.stopPropagation()
  }

  input.addEventListener('input', () => void ask())
  input.addEventListener('keydown', press)
  input.addEventListener('blur', close)
  // Before the box loses the focus, which would close the list.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const at =
      target instanceof Node ? [...list.children].findIndex((item) => item.contains(target)) : -1
    const chosen = shown[at]
    if (chosen) choose(chosen)
  })
  if (document.activeElement === input && input.value !== input.defaultValue) void ask()
}
