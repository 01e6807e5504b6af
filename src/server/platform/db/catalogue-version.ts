/** What changed: named parts, such as one business, or everything. */
export type ChangedParts = ReadonlySet<string> | 'all'

/**
 * Which state of the catalogue an answer was rendered from. Every committed write to what public pages show
 * raises it (catalogue-changes.ts) for the parts that changed, which invalidates the answers that show them.
 */
export interface CatalogueVersion {
  /** Increases with every change. */
  current(): number
  /** The version that changed this part last: an answer of an earlier one is stale. */
  changedAt(part: string): number
  raise(parts?: ChangedParts): void
  /** Another process changed something: invalidates here too, without announcing it again. */
  hear(parts?: ChangedParts): void
}

/** More changed parts than this are forgotten together, which invalidates everything once. */
const MAX_PARTS = 10_000

/** `announce` tells the other processes, if there are any. */
export function createCatalogueVersion(
  announce: (parts: ChangedParts) => void = () => undefined,
): CatalogueVersion {
  const byPart = new Map<string, number>()
  let everything = 0
  let current = 0
  const hear = (parts: ChangedParts = 'all') => {
    current += 1
    if (parts === 'all' || byPart.size + parts.size > MAX_PARTS) {
      everything = current
      byPart.clear()
    } else for (const part of parts) byPart.set(part, current)
  }
  return {
    current: () => current,
    changedAt: (part) => byPart.get(part) ?? everything,
    raise: (parts = 'all') => {
      hear(parts)
      announce(parts)
    },
    hear,
  }
}
