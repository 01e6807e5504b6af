import type { Understood } from '#shared/schemas/business-list.ts'
import type { Span } from './area-part.ts'
import type { ParsedQuery } from './query.ts'

/** How the query was understood, each part with the query without it. */
export function understoodOf(parsed: ParsedQuery, area: string): Understood[] {
  const { typed } = parsed
  const without = ({ start, end }: Span) => ({
    q: typed.filter((_, at) => at < start || at >= end).join(' '),
    area,
  })
  const needs = parsed.words.map((group) => ({
    kind: 'need' as const,
    label: withoutEnd(group.typed),
    ...without(group),
  }))
  const intents = parsed.intents.map((found) => ({
    kind: 'intent' as const,
    label: found.label,
    ...without(found),
  }))
  if (!parsed.area || parsed.area.isHere) return [...needs, ...intents]
  const { name, fromQuery } = parsed.area
  const left = fromQuery ? without(fromQuery) : { q: typed.join(' '), area: '' }
  return [...needs, { kind: 'place', label: name, ...left }, ...intents]
}

/** 'table for' is known with its last word, and said without it. */
const withoutEnd = (typed: string) => typed.replace(/ (?:for|vir)$/, '')
