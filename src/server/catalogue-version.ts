import { randomBytes } from 'node:crypto'

/**
 * Says which state of the catalogue a cached page was made from. Whoever changes something
 * that a public page shows raises it, and every cached page is old at once.
 */
export interface CatalogueVersion {
  current(): string
  raise(): void
}

export function createCatalogueVersion(): CatalogueVersion {
  // Starts at random, so that an ETag of an earlier process never matches by chance.
  const boot = randomBytes(6).toString('base64url')
  let count = 0
  return {
    current: () => `${boot}.${count}`,
    raise: () => {
      count += 1
    },
  }
}
