import type { Generated } from 'kysely'
import type { Flag, Timestamp } from '#server/platform/db/column-types.ts'
import { deletedWith, type TableRules } from '#server/platform/db/table-rules.ts'

interface NewsletterSignupTable {
  id: string
  name: string
  email: string
  phone: string
  consentVersion: string
  consentSource: string
  confirmedAt: Timestamp | null
  unsubscribedAt: Timestamp | null
  /** Identifies the signup in the unsubscribe and confirmation links. */
  token: string
  isDemo: Generated<Flag>
  createdAt: Timestamp
}

interface NewsletterTables {
  newsletterSignups: NewsletterSignupTable
}

declare module '#server/platform/db/schema.ts' {
  interface Database extends NewsletterTables {}
}

export const NEWSLETTER_TABLES: TableRules<keyof NewsletterTables> = {
  newsletterSignups: {
    shown: false,
    inBackup: true,
    personal: {
      visitor: deletedWith({ email: 'email', phone: 'phone' }, 'newsletter', [
        'email',
        'name',
        'phone',
        'consentVersion',
        'consentSource',
        'confirmedAt',
        'unsubscribedAt',
        'createdAt',
      ]),
    },
  },
}
