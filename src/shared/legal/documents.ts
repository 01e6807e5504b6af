import { reviewPages, sitePages } from '#shared/paths.ts'

/** The legal pages in the order of their bar. A change of a text raises its version. */
export const LEGAL_DOCUMENTS = {
  terms: {
    title: 'Terms of Service',
    path: sitePages.terms,
    version: 1,
    inForceSince: '2026-11-18',
  },
  privacy: {
    title: 'Privacy Policy',
    path: sitePages.privacy,
    version: 1,
    inForceSince: '2026-11-18',
  },
  paia: {
    title: 'PAIA manual',
    path: sitePages.paia,
    version: 1,
    inForceSince: '2026-11-18',
  },
  reviews: {
    title: 'Review guidelines',
    path: reviewPages.policy,
    version: 1,
    inForceSince: '2026-11-18',
  },
} as const

export type LegalDocument = keyof typeof LEGAL_DOCUMENTS
