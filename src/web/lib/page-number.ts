/** A page number from an address, which anybody may have typed: an invalid one is the first page. */
export function pageNumber(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
