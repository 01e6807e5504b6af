import { lateSlot } from '#web/components/late-slot.tsx'
import { loadOnce } from '#web/lib/loading/load-once.ts'

const load = loadOnce(async () => (await import('./list-filters.tsx')).ListFilters)

export const LateFilters = lateSlot('filterslot', load, import.meta.env.SSR ? await load() : null)
