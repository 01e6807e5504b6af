import type { OwnPhoto } from '#shared/schemas/gallery.ts'

/** What the owner has changed and not saved: an order, and captions. */
export interface PhotoDraft {
  order: readonly string[]
  captions: Readonly<Record<string, string>>
}

export const NO_DRAFT: PhotoDraft = { order: [], captions: {} }

/** The stored photos as the draft has them: what it does not know is at the end, what is gone is left out. */
export function arranged(stored: readonly OwnPhoto[], { order, captions }: PhotoDraft): OwnPhoto[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: OwnPhoto) => places.get(id) ?? order.length
  return stored
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((photo) => ({ ...photo, caption: captions[photo.id] ?? photo.caption }))
}

export const isArranged = (stored: readonly OwnPhoto[], photos: readonly OwnPhoto[]): boolean =>
  photos.every(({ id, caption }, place) => {
    const before = stored[place]
    return before?.id === id && before.caption.trim() === caption.trim()
  })

/** The order after one photo was moved to a place, at most to the ends. */
export function movedTo(photos: readonly OwnPhoto[], id: string, place: number): string[] {
  const others = photos.map((photo) => photo.id).filter((other) => other !== id)
  const to = Math.min(Math.max(place, 0), others.length)
  return [...others.slice(0, to), id, ...others.slice(to)]
}
