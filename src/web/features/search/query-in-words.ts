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
