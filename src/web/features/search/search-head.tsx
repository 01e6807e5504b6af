import type { Asked } from './query-in-words.ts'
import { SearchForm } from './search-form.tsx'

/** The search form, above results and skeleton. */
export function SearchHead(asked: Asked) {
  return (
    <div className="search-head">
      <div className="wrap">
        <SearchForm {...asked} />
      </div>
    </div>
  )
}
