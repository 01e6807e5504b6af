import { expect, it } from 'vitest'
import { ANSWER_PARAMETERS } from '#server/answer-parameters.ts'
import { answerAddress as addressOf } from '#server/platform/cache/answer-address.ts'
import { FILTER_NAMES } from '#shared/search/filters.ts'
import { routeTree } from '#web/routes/route-tree.ts'

const answerAddress = (url: string) => addressOf(url, ANSWER_PARAMETERS)

it('contains only parameters that the answer depends on, in one order', () => {
  expect(answerAddress('/')).toBe('/')
  expect(answerAddress('/?utm_source=x&q=1')).toBe('/')
  expect(answerAddress('/search?utm_medium=y')).toBe('/search')
  expect(answerAddress('/search?q=a%20b&fbclid=1&area=Sea+Point')).toBe(
    '/search?area=Sea+Point&q=a+b',
  )
  expect(answerAddress('/api/businesses?x=1')).toBe('/api/businesses')
  expect(answerAddress('/api/businesses?page=2&category=legal&q=')).toBe(
    '/api/businesses?category=legal&page=2&q=',
  )
  expect(answerAddress('/api/businesses/category/legal?category=other&page=3')).toBe(
    '/api/businesses/category/legal?page=3',
  )
})

it('has no separate entries of a landing page for unknown filters', () => {
  expect(answerAddress('/category/legal/sea-point?open=now&page=2&sort=name')).toBe(
    '/category/legal/sea-point?page=2',
  )
  expect(answerAddress('/category/legal?page=2&utm_source=x')).toBe('/category/legal?page=2')
})

it('has one key for a path, however its letters are encoded', () => {
  for (const url of ['/%73earch', '/%73%65arch?utm_source=x', '/s%65arch'])
    expect(answerAddress(url)).toBe('/search')
  expect(answerAddress('/search?q=%66ish')).toBe('/search?q=fish')
  expect(answerAddress('/a%2fb%c3%a9%20')).toBe('/a%2Fb%C3%A9%20')
})

interface ProbedRoute {
  options: { path?: string; ssr?: unknown; validateSearch?: unknown }
  children?: ProbedRoute[]
}

/** All parameters that pages may read; a page that accepts any has its own list here. */
const OFFERED = ['q', 'area', 'page', 'tab', 'token', 'done', 'plan', 'next', ...FILTER_NAMES]

/** The parameters that a page reads, directly or from the parsed set. */
function namesRead(route: ProbedRoute): string[] {
  const { validateSearch } = route.options
  if (typeof validateSearch !== 'function') return []
  const names = new Set<string>()
  validateSearch(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  const chosen = validateSearch(Object.fromEntries(OFFERED.map((name) => [name, '1'])))
  for (const [name, value] of Object.entries(chosen)) if (value !== undefined) names.add(name)
  return [...names]
}

const routesOf = (route: ProbedRoute): ProbedRoute[] => [
  route,
  ...(route.children ?? []).flatMap(routesOf),
]
const rendered = routesOf(routeTree as unknown as ProbedRoute).filter(
  (route) => route.options.ssr !== false && namesRead(route).length > 0,
)

it.each(rendered.map((route) => [route.options.path ?? '', namesRead(route)] as const))(
  '%s has every parameter that its page reads in its key',
  (path, names) => {
    const query = names.toSorted().map((name) => `${name}=1`)
    const url = `${path.replace(/\$\w+/g, 'some')}?${query.join('&')}`
    expect(answerAddress(url)).toBe(url)
  },
)

it('knows pages that read parameters', () => {
  expect(rendered.map(({ options }) => options.path)).toContain('/search')
})
