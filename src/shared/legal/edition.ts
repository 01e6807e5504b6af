import type { Periods } from '#shared/privacy/periods.ts'
import type { OperatorDetails } from '#shared/schemas/readiness.ts'
import type { LegalDocument } from './documents.ts'

/** A version as this site has it: announced, in force, or replaced. */
export interface LegalEdition {
  version: number
  changes: string
  state: 'earlier' | 'present' | 'coming'
  /** The day from which it counts, in Cape Town. */
  from: string
  /** The day from which the next one counts or counted instead; null while none is known. */
  until: string | null
}

/** A page of a legal document: one of its versions, and which others there are. */
export interface LegalPageView {
  document: LegalDocument
  shown: LegalEdition
  /** The newest first. */
  editions: LegalEdition[]
  /** The text as it was; null for the newest version, whose text is the page's own. */
  kept: { html: string; parts: { id: string; title: string }[] } | null
  operator: OperatorDetails
  /** How long this site keeps what, in days. */
  keep: Periods
}

/** What an owner agreed to, and what they were told of since. */
export interface AgreedView {
  /** Null for accounts from before there were versions. */
  termsVersion: number | null
  agreedISO: string | null
  told: { document: LegalDocument; version: number; toldISO: string }[]
}
