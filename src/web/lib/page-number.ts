/** A page in an address was typed by anybody: what is no page number is the first page. */
export function pageNumber(text: string | undefined): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
