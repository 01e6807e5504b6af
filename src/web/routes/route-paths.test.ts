import { describe, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { routeTree } from './route-tree.ts'

/** The router checks its own patterns; this checks that addresses made by functions agree with them. */
const MADE = {
  business: pages.business('$id'),
  blogPost: pages.blogPost('$id'),
  category: pages.category('$slug'),
}

function patternsOf(route: unknown): string[] {
  if (typeof route !== 'object' || route === null) return []
  const options = 'options' in route ? route.options : undefined
  const isNamed = typeof options === 'object' && options !== null && 'path' in options
  const children = 'children' in route ? Object.values(route.children ?? {}) : []
  return [...(isNamed ? [String(options.path)] : []), ...children.flatMap(patternsOf)]
}

describe('addresses with a parameter', () => {
  it.each(Object.entries(MADE))('%s: the route has the same pattern', (_name, address) => {
    expect(patternsOf(routeTree)).toContain(decodeURIComponent(address))
  })
})
