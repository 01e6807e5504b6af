import { tidy } from './tidy.ts'

export const LIST_MAX_ITEMS = 30
export const LIST_ITEM_MAX_LENGTH = 60

/**
 * Comma-separated text, or a list whose items may contain commas, as a list: trimmed, without empty items and
 * duplicates, ignoring case (the first spelling stays).
 */
export function toList(value: string | readonly string[]): string[] {
  const items = typeof value === 'string' ? [value] : value
  const seen = new Map<string, string>()
  for (const part of items.flatMap((item) => item.split(','))) {
    const text = tidy(part).replace(/\s+/g, ' ')
    const key = text.toLowerCase()
    if (text !== '' && !seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()]
}

export function listText(items: readonly string[]): string {
  return items.join(', ')
}

/** A name as one item of such a list: without commas, and not too long. */
export const listItem = (name: string): string =>
  tidy(name.replaceAll(',', ' ')).replace(/\s+/g, ' ').slice(0, LIST_ITEM_MAX_LENGTH).trim()

/** What is wrong with a list, in a sentence, or null. Too many items are reported, never silently dropped. */
export function listProblem(items: readonly string[]): string | null {
  if (items.length > LIST_MAX_ITEMS) return `Please name at most ${LIST_MAX_ITEMS} items.`
  const long = items.find((item) => item.length > LIST_ITEM_MAX_LENGTH)
  if (long === undefined) return null
  return `Please keep each item to ${LIST_ITEM_MAX_LENGTH} characters: '${long.slice(0, 20)}…' is longer.`
}
