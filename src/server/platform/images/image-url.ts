const ADDRESS = /^\/images\/([0-9a-f]{32})\/800\.webp$/

/** The image's address contains its content's hash, so it can be cached for ever. */
export function imageUrl(imageKey: string | null): string | null {
  return imageKey === null ? null : `/images/${imageKey}/800.webp`
}

/** The key in an address that imageUrl() made; null for any other text. */
export function imageKeyOf(url: string): string | null {
  return ADDRESS.exec(url)?.[1] ?? null
}
