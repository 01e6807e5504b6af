import { supplyPages } from '#shared/paths.ts'

type LinkOf = ((businessId: string) => string) | null

/** What somebody can do about a page that nobody has claimed; null while the page for it does not exist. */
export const UNCLAIMED_LINKS: Record<'claim' | 'correction' | 'removal', LinkOf> = {
  claim: null,
  correction: supplyPages.correction,
  removal: null,
}
