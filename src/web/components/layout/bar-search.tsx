import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { pages } from '#shared/paths.ts'
import { SearchBox } from '#web/components/search/search-box.tsx'
import { NeedField } from './need-field.tsx'

interface BarSearchProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The icon that opens it on a phone, which gets the focus back. */
  opener: RefObject<HTMLElement | null>
}

/**
 * One field; after a click or typing, two fields replace the links. Not on focus alone: with Tab, a keyboard
 * user is only passing by. It is a plain form as well.
 */
export function BarSearch({ open, onOpenChange, opener }: BarSearchProps) {
  const navigate = useNavigate()
  const need = useRef<HTMLInputElement>(null)
  const expand = () => onOpenChange(true)

  useEffect(() => {
    if (open) need.current?.focus()
  }, [open])

  /** The pressed arrow is removed: focus returns to the icon or the field. */
  const collapse = () => {
    onOpenChange(false)
    requestAnimationFrame(() => {
      const icon = opener.current
      if (icon?.offsetParent) icon.focus()
      else need.current?.focus()
    })
  }

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
    onOpenChange(false)
    void navigate({ to: pages.search, search: { q: text('q'), area: text('area') } })
  }

  return (
    <search className="bar-search">
      <form
        className="bar-search__form"
        action={pages.search}
        method="get"
        aria-label="Search the directory"
        onSubmit={search}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && open) collapse()
        }}
      >
        <button
          className="bar-search__back icon-btn sign sign--back"
          type="button"
          aria-label="Close search"
          onClick={collapse}
        />
        <NeedField ref={need} onPointerDown={expand} onInput={expand} />
        <SearchBox
          className="bar-search__field bar-search__area sign sign--pin"
          label="Which area?"
          hidesLabel
          name="area"
          placeholder="Which area?"
        />
        <button className="btn bar-search__go" type="submit">
          Let's Go!
        </button>
      </form>
    </search>
  )
}
