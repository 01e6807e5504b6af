import type { Asked } from './asked-for.ts'
import { SearchForm } from './search-form.tsx'

/** The two boxes on the sky, above results and skeleton alike. */
export function SearchHead(asked: Asked) {
  return (
    <div className="shead">
      <div className="wrap">
        <SearchForm {...asked} />
      </div>
    </div>
  )
}
