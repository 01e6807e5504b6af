import { randomBytes } from 'node:crypto'

/**
 * Identifies the state of the catalogue that a cached page was rendered from. Every committed write to what
 * public pages show raises it (catalogue-changes.ts), which invalidates all cached pages.
 */
export interface CatalogueVersion {
  current(): string
  raise(): void
  /** Another process changed something: invalidates here too, without announcing it again. */
  hear(): void
}

/** `announce` tells the other processes, if there are any. */
export function createCatalogueVersion(announce: () => void = () => undefined): CatalogueVersion {
  // Starts at a random number, so that an ETag of an earlier process never matches by chance.
  const boot = randomBytes(6).toString('base64url')
  let count = 0
  let current = `${boot}.${count}`
  const hear = () => {
    count += 1
    current = `${boot}.${count}`
  }
  return {
    current: () => current,
    raise: () => {
      hear()
      announce()
    },
    hear,
  }
}
