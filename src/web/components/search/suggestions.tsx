import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pages } from '#shared/paths.ts'
import type { Suggestion } from '#shared/schemas/suggestion.ts'
import type { SuggestionsProps } from './combobox.types.ts'
import { useSuggestions } from './use-suggestions.ts'

const KINDS: Record<Suggestion['kind'], string> = {
  trade: 'Trade',
  service: 'Service',
  place: 'Place',
  business: 'Business',
}

/** The list under a search box, which makes the box a combobox. */
export function Suggestions({ input, typed, onCombobox }: SuggestionsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useSuggestions(input, typed)
  const [active, setActive] = useState(-1)
  const isOpen = shown.length > 0

  const close = () => {
    setShown([])
    setActive(-1)
  }
  const turnTo = (at: number) => setActive((at + shown.length) % shown.length)
  const choose = (suggestion: Suggestion) => {
    close()
    fillIn(input, suggestion)
  }
  const press = (event: KeyboardEvent) => {
    const chosen = shown[active]
    if (!isOpen) return
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') turnTo(active + 1)
    else if (event.key === 'ArrowUp') turnTo(active < 0 ? -1 : active - 1)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
    // Otherwise the surrounding bar would close, too.
    event.stopPropagation()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers change with what is shown
  useLayoutEffect(() => {
    onCombobox({
      role: 'combobox',
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-activedescendant': active < 0 ? undefined : `${id}${active}`,
      onKeyDown: press,
      onBlur: close,
    })
  }, [shown, active, id, onCombobox])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no active entry
  useEffect(() => setActive(-1), [shown])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Outside the form, whose CSS mask would clip it.
  const place = input.closest('search')
  if (!place) return null
  return createPortal(
    <div
      ref={list}
      id={id}
      className="suggestions"
      role="listbox"
      aria-label="Suggestions"
      hidden={!isOpen}
      style={isOpen ? placeUnder(input) : undefined}
      // Before the box loses the focus, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
    >
      {shown.map((suggestion, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the box
        <div
          key={`${suggestion.kind} ${suggestion.label} ${suggestion.id}`}
          id={`${id}${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          onClick={() => choose(suggestion)}
        >
          {suggestion.label.charAt(0).toUpperCase() + suggestion.label.slice(1)}
          <small>{KINDS[suggestion.kind]}</small>
        </div>
      ))}
    </div>,
    place,
  )
}

/** Below its box, or as wide as the form on a phone. */
const placeUnder = (input: HTMLInputElement) => ({
  '--left': `${input.closest('label')?.offsetLeft}px`,
  '--form-left': `${input.form?.offsetLeft}px`,
  '--form-width': `${input.form?.offsetWidth}px`,
})

function fillIn(input: HTMLInputElement, { kind, label, id }: Suggestion): void {
  if (id !== undefined) {
    location.assign(pages.business(id))
    return
  }
  const area = input.form?.elements.namedItem('area')
  const box = kind === 'place' && area instanceof HTMLInputElement ? area : input
  if (box !== input) input.value = ''
  box.value = label
  // In the area box the search may be incomplete, so only the first box submits.
  if (input.name === 'area') input.focus()
  else input.form?.requestSubmit()
}
