import { reviewPages, sitePages } from '#shared/paths.ts'

interface LegalVersion {
  version: number
  /** The day it was written for: a site that has owners counts thirty days from the day they were told. */
  since: string
  /** What is different from the version before, for owners and readers. */
  changes: string
}

interface LegalText {
  title: string
  /** Of the page, if it is not that of the document. */
  heading?: string
  lead: string
  path: string
  /** In order. A change of a text adds one; the texts themselves are kept in `content/legal`. */
  versions: readonly [LegalVersion, ...LegalVersion[]]
}

const FIRST: LegalVersion = { version: 1, since: '2026-11-18', changes: 'The first version.' }

/** The legal pages in the order of their bar. */
export const LEGAL_DOCUMENTS = {
  terms: {
    title: 'Terms of Service',
    lead: 'What you may expect of us, and what we expect of you.',
    path: sitePages.terms,
    versions: [
      FIRST,
      {
        version: 2,
        since: '2026-11-19',
        changes:
          'Owners are told of a change by e-mail 30 days before it applies, and earlier versions stay readable.',
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    lead: 'What we know about you, why, for how long, and how to have it back or erased.',
    path: sitePages.privacy,
    versions: [
      FIRST,
      {
        version: 2,
        since: '2026-11-19',
        changes:
          'Accounts of owners that nobody pays for or signs in to are erased after 24 months, with a warning by e-mail 30 days before. It says what is kept of whoever claims the page of a business, where pages that nobody has claimed are from, and how long addresses that nobody confirmed, logs and backups are kept.',
      },
    ],
  },
  paia: {
    title: 'PAIA manual',
    lead: 'Which records we have, and how to ask for one, under the Promotion of Access to Information Act 2 of 2000.',
    path: sitePages.paia,
    versions: [FIRST],
  },
  reviews: {
    title: 'Review guidelines',
    heading: 'How reviews work',
    lead: 'Reviews are the reason to come here. So this page says all of it: who writes them, what we check, what we remove, and how the figures are made.',
    path: reviewPages.policy,
    versions: [FIRST],
  },
} as const satisfies Record<string, LegalText>

export type LegalDocument = keyof typeof LEGAL_DOCUMENTS

export const versionsOf = (document: LegalDocument): readonly LegalVersion[] =>
  LEGAL_DOCUMENTS[document].versions

/** Where one version stays readable. */
export const versionPath = (document: LegalDocument, version: number | string) =>
  `${LEGAL_DOCUMENTS[document].path}/${version}`

/** Owners know of a change for so long before it counts. */
export const NOTICE_DAYS = 30
