import type { CardPage } from '#shared/schemas/business-list.ts'

export interface Asked {
  q?: string
  area?: string
}

/** The query in plain words: 'plumber in Claremont'. Empty for everything. */
export function askedFor({ q = '', area = '' }: Asked): string {
  const need = q.trim()
  const place = area.trim()
  if (place === '') return need
  return need === '' ? `anything in ${place}` : `${need} in ${place}`
}

/** What the two boxes show: a place in the first one belongs into the second, where it can be changed. */
export function boxesOf(asked: Asked, { understood }: Pick<CardPage, 'understood'>): Asked {
  const place = understood.find(({ kind }) => kind === 'place')
  return place && !asked.area?.trim() ? { q: place.q, area: place.label } : asked
}
