/** The space on a document. */
const MOST = 4

/** A postal address in lines; further lines are joined to the last one. */
export function addressLines(address: string): string[] {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length <= MOST) return parts
  return [...parts.slice(0, MOST - 1), parts.slice(MOST - 1).join(', ')]
}
