import { lateSlot } from '#web/components/late-slot.tsx'
import { loadOnce } from '#web/lib/loading/load-once.ts'

const load = loadOnce(async () => (await import('./result-map.tsx')).ResultMap)

export const LateMap = lateSlot('mapslot', load, import.meta.env.SSR ? await load() : null)
