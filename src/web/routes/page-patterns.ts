/** The patterns of a route and of all below it, such as /business/$id. */
export function patternsOf(route: unknown): string[] {
  if (typeof route !== 'object' || route === null) return []
  const options = 'options' in route ? route.options : undefined
  const isNamed = typeof options === 'object' && options !== null && 'path' in options
  const children = 'children' in route ? Object.values(route.children ?? {}) : []
  return [...(isNamed ? [String(options.path)] : []), ...children.flatMap(patternsOf)]
}
