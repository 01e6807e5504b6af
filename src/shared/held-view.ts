import type { ErasedSummary } from '#shared/schemas/personal-data.ts'

interface HeldItem {
  title: string
  facts: { label: string; value: string }[]
}

interface HeldKind {
  title: string
  count: number
  /** The newest; the download has all. */
  items: HeldItem[]
}

/** What the site holds about an address, for the person behind it. */
export interface HeldView {
  email: string
  asOfISO: string
  closesISO: string
  kinds: HeldKind[]
  /** Coming bookings, which erasing cancels. */
  coming: string[]
  reviews: number
  /** What goes with an erasure, of the kinds that were found. */
  goes: string[]
  /** What stays after an erasure, and why. */
  stays: { title: string; reason: string }[]
  /** An owner's account has the same address. */
  hasAccount: boolean
}

/** The page behind the link: before the erasure and after it. */
export type DataLinkView = { held: HeldView } | { erased: ErasedSummary }
