/** Whether a path has the form of a pattern, such as /business/$id or /api/business/:id. */
export function isOfPattern(path: string, pattern: string): boolean {
  const parts = path.split('/')
  const wanted = pattern.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((want, index) => (isParameter(want) ? parts[index] !== '' : parts[index] === want))
  )
}

const isParameter = (part: string) => part.startsWith('$') || part.startsWith(':')
