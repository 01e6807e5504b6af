import { describe, expect, it } from 'vitest'
import { pages } from '#shared/paths.ts'
import { patternsOf } from './page-patterns.ts'
import { routeTree } from './route-tree.ts'

/** The router checks its own patterns; this checks that addresses made by functions agree with them. */
const MADE = {
  business: pages.business('$id'),
  blogPost: pages.blogPost('$id'),
  category: pages.category('$slug'),
}

describe('addresses with a parameter', () => {
  it.each(Object.entries(MADE))('%s: the route has the same pattern', (_name, address) => {
    expect(patternsOf(routeTree)).toContain(decodeURIComponent(address))
  })
})
