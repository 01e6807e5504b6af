import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { pages } from '#shared/paths.ts'
import { SearchBox } from '#web/components/search/search-box.tsx'
import { toast } from '#web/lib/toast.ts'

/** A plain form as well, so that it works before and without JavaScript. */
export function SearchTicket() {
  const navigate = useNavigate()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const q = String(form.get('q') ?? '').trim()
    const area = String(form.get('area') ?? '').trim()
    if (q === '' && area === '') {
      toast({
        variant: 'destructive',
        title: 'Search Error',
        description: "Please enter what you're looking for or an area to search.",
      })
      return
    }
    void navigate({ to: pages.search, search: { q: q || undefined, area: area || undefined } })
  }

  return (
    <search className="search-ticket-box">
      <form className="search-ticket" action={pages.search} method="get" onSubmit={search}>
        <SearchBox label="What do you need?" name="q" placeholder="Plumber, braids, Sunday lunch" />
        <SearchBox label="Which area?" name="area" placeholder="City Bowl" />
        <div className="search-ticket__stub">
          <button className="btn" type="submit">
            Let's Go!
          </button>
        </div>
      </form>
    </search>
  )
}
