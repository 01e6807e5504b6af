import { type Asked, askedFor } from './asked-for.ts'
import { SearchForm } from './search-form.tsx'

/** The title and the two boxes, above results and skeleton alike. */
export function SearchHead(asked: Asked) {
  return (
    <div className="shead">
      <div className="wrap">
        <h1>{askedFor(asked) || 'All businesses'}</h1>
        <SearchForm {...asked} />
      </div>
    </div>
  )
}
