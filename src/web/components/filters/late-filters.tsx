import { type ComponentType, useEffect, useRef, useState } from 'react'
import { fetchAtRest } from '#web/lib/at-rest.ts'
import { loadOnce } from '#web/lib/load-once.ts'
import type { ListFiltersProps } from './list-filters.tsx'

const load = loadOnce(async () => (await import('./list-filters.tsx')).ListFilters)

/** Only the server has the code at once; in a browser's first load it would weigh too much. */
const ServerFilters = import.meta.env.SSR ? await load() : null

/**
 * The filters as the server has written them, whose links work by themselves. Their code comes while
 * the page rests, or with the first step to another list.
 */
export function LateFilters(props: ListFiltersProps) {
  const [Filters, setFilters] = useState<ComponentType<ListFiltersProps> | null>(null)
  const slot = useRef<HTMLDivElement>(null)
  const { path, asked, filters } = props.list
  const address = JSON.stringify([path, asked, filters])
  const written = useRef(address)

  useEffect(() => {
    const ask = async () => {
      const loaded = await load()
      setFilters(() => loaded)
    }
    const isWritten = written.current === address && slot.current?.firstChild
    if (isWritten) return fetchAtRest(ask)
    // Without signal the list itself says so; the next address asks again.
    ask().catch(() => undefined)
  }, [address])

  if (ServerFilters)
    return (
      <div className="filterslot">
        <ServerFilters {...props} />
      </div>
    )
  if (Filters)
    return (
      <div className="filterslot">
        <Filters {...props} />
      </div>
    )
  return (
    <div
      ref={slot}
      className="filterslot"
      suppressHydrationWarning
      // Leaves what the server has written as it stands.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
