import { lazySlot } from '#web/components/lazy-slot.tsx'
import { loadOnce } from '#web/lib/loading/load-once.ts'

const load = loadOnce(async () => (await import('./result-map.tsx')).ResultMap)

export const LazyMap = lazySlot('map-slot', load, import.meta.env.SSR ? await load() : null)
