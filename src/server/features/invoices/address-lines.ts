/** As many as a document has room for. */
const MOST = 4

/** An address as it stands on paper; what is too much shares the last line. */
export function addressLines(address: string): string[] {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length <= MOST) return parts
  return [...parts.slice(0, MOST - 1), parts.slice(MOST - 1).join(', ')]
}
