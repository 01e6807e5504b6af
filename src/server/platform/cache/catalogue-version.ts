import { randomBytes } from 'node:crypto'

/**
 * Says which state of the catalogue a cached page was made from. A committed write to what public
 * pages show raises it (catalogue-changes.ts), and every cached page is old at once.
 */
export interface CatalogueVersion {
  current(): string
  raise(): void
  /** Another process changed something: old here too, and nobody else need be told. */
  hear(): void
}

/** `announce` tells the other processes, where there are any. */
export function createCatalogueVersion(announce: () => void = () => undefined): CatalogueVersion {
  // Starts at random, so that an ETag of an earlier process never matches by chance.
  const boot = randomBytes(6).toString('base64url')
  let count = 0
  // Asked with every request, so it is not put together each time.
  let current = `${boot}.${count}`
  const step = () => {
    count += 1
    current = `${boot}.${count}`
  }
  return {
    current: () => current,
    raise: () => {
      step()
      announce()
    },
    hear: step,
  }
}
