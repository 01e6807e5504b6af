import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { pages } from '#shared/paths.ts'
import { SearchBox } from '#web/components/search/search-box.tsx'
import type { Asked } from './query-in-words.ts'

/** A plain form as well, so that it works before and without JavaScript. */
export function SearchForm({ q = '', area = '' }: Asked) {
  const navigate = useNavigate()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim() || undefined
    void navigate({ to: pages.search, search: { q: text('q'), area: text('area') } })
  }

  return (
    // A new address updates the boxes, also with the back button.
    <search className="search-form-box" key={`${q}\n${area}`}>
      <form
        className="search-form"
        action={pages.search}
        method="get"
        onSubmit={search}
        aria-label="Search businesses"
      >
        <SearchBox
          label="What do you need?"
          name="q"
          defaultValue={q}
          placeholder="Plumber, braids, Sunday lunch"
        />
        <SearchBox label="Which area?" name="area" defaultValue={area} placeholder="City Bowl" />
        <div className="search-form__stub">
          <button className="btn sign sign--search" type="submit" data-icon="narrow">
            <span>Search</span>
          </button>
        </div>
      </form>
    </search>
  )
}
