/** The picture's address: its content's hash, so that it can be cached for ever. */
export function imageUrl(imageKey: string | null): string | null {
  return imageKey === null ? null : `/images/${imageKey}/800.webp`
}
