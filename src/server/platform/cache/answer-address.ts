/**
 * The query parameters that change the answer, by path. A path that ends in a slash matches every path that
 * begins with it; an expression is for paths with an id in the middle.
 */
export type AnswerParameters = readonly (readonly [
  path: string | RegExp,
  names: readonly string[],
])[]

const NONE: readonly string[] = []

function parametersOf(path: string, parameters: AnswerParameters): readonly string[] {
  const known = parameters.find(([of]) => {
    if (of instanceof RegExp) return of.test(path)
    return path === of || (of.endsWith('/') && path.startsWith(of))
  })
  return known?.[1] ?? NONE
}

/**
 * One cache key per answer: only the parameters that the answer depends on, in a fixed order. Without this,
 * campaign parameters and invented ones would fill the memory with copies.
 */
export function answerAddress(url: string, parameters: AnswerParameters): string {
  const mark = url.indexOf('?')
  if (mark === -1) return plainPath(url)
  const path = plainPath(url.slice(0, mark))
  const names = parametersOf(path, parameters)
  if (names.length === 0) return path
  // In one pass: deleting thousands of invented parameters one by one took 90 ms, before any rate limit.
  const given = [...new URLSearchParams(url.slice(mark))]
  const used = new URLSearchParams(given.filter(([name]) => names.includes(name)))
  if (used.size === 0) return path
  used.sort()
  return `${path}?${used}`
}

/** Characters that need no escape are unescaped; the remaining escapes are written in capitals. */
function plainPath(path: string): string {
  if (!path.includes('%')) return path
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(char) ? char : code.toUpperCase()
  })
}

/**
 * Answers for the holder of a secret link, for one person's list or for one person's location. They are never
 * cached.
 */
export function isPersonal(address: string): boolean {
  return /[?&](token|near|ids)=/.test(address)
}
