import { lazySlot } from '#web/components/lazy-slot.tsx'
import { loadOnce } from '#web/lib/loading/load-once.ts'

const load = loadOnce(async () => (await import('./list-filters.tsx')).ListFilters)

export const LazyFilters = lazySlot('filters-slot', load, import.meta.env.SSR ? await load() : null)
