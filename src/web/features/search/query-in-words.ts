import { spokenPlace } from '#shared/places/areas.ts'
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

/** The question for a title: 'plumber bellville now' is 'plumber in Bellville now', with the capitals of places and days. */
export const titleFor = (asked: Asked, found: Pick<CardPage, 'understood'>): string =>
  withPlace(asked, found).replace(WEEKDAYS, (day) => day.charAt(0).toUpperCase() + day.slice(1))

const WEEKDAYS = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g

function withPlace(asked: Asked, { understood }: Pick<CardPage, 'understood'>): string {
  const place = understood.find(({ kind }) => kind === 'place')
  if (!place) return askedFor(asked)
  const area = asked.area?.trim()
  // A house number says more than its suburb.
  if (area)
    return askedFor({ q: asked.q, area: /\d/.test(area) ? area : withName(area, place.label) })
  const when = timeAtEnd(asked.q ?? '', understood)
  const need = when === '' ? place.q : place.q.slice(0, -when.length)
  return `${askedFor({ q: need, area: spokenPlace(place.label) })}${when}`
}

/** 'harare, khayelitsha' keeps its other words; 'obs' is Observatory. */
function withName(typed: string, name: string): string {
  const at = typed.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0 || typed.length === name.length) return spokenPlace(name)
  return `${typed.slice(0, at)}${name}${typed.slice(at + name.length)}`
}

/** ' now' of 'plumber bellville now': what the question without its time does not end with. */
function timeAtEnd(typed: string, understood: CardPage['understood']): string {
  const rest = understood.find(({ kind, q }) => kind === 'intent' && q && typed.startsWith(`${q} `))
  return rest ? typed.slice(rest.q.length).trimEnd() : ''
}
