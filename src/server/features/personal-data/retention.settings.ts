import { z } from 'zod'
import { type Settings, withDefault } from '#server/platform/config/setting-types.ts'
import { PERIODS, type Period, type Periods } from '#shared/privacy/periods.ts'

/** Less than the floor would break what the data is for. */
const days = (period: Period) => {
  const { usual, least } = PERIODS[period]
  const sentence = `must be a number of days, ${least} or more`
  return withDefault(z.coerce.number(sentence).int(sentence).min(least, sentence), usual)
}

export const SETTING_OF = {
  bookings: 'KEEP_BOOKINGS_DAYS',
  unconfirmed: 'KEEP_UNCONFIRMED_DAYS',
  reviewAddresses: 'KEEP_REVIEW_ADDRESSES_DAYS',
  newsletter: 'KEEP_NEWSLETTER_DAYS',
  notices: 'KEEP_NOTICES_DAYS',
  conversations: 'KEEP_CONVERSATIONS_DAYS',
  requests: 'KEEP_REQUESTS_DAYS',
  lapsedAccounts: 'KEEP_LAPSED_ACCOUNTS_DAYS',
  payments: 'KEEP_PAYMENTS_DAYS',
  mail: 'KEEP_MAIL_DAYS',
  failedMail: 'KEEP_FAILED_MAIL_DAYS',
} as const satisfies Record<Period, string>

export const RETENTION_SETTINGS = {
  [SETTING_OF.bookings]: days('bookings'),
  [SETTING_OF.unconfirmed]: days('unconfirmed'),
  [SETTING_OF.reviewAddresses]: days('reviewAddresses'),
  [SETTING_OF.newsletter]: days('newsletter'),
  [SETTING_OF.notices]: days('notices'),
  [SETTING_OF.conversations]: days('conversations'),
  [SETTING_OF.requests]: days('requests'),
  [SETTING_OF.lapsedAccounts]: days('lapsedAccounts'),
  [SETTING_OF.payments]: days('payments'),
  [SETTING_OF.mail]: days('mail'),
  [SETTING_OF.failedMail]: days('failedMail'),
}

interface RetentionConfig {
  /** How many days personal data is kept. */
  keep: Periods
}

declare module '#server/platform/config/config.ts' {
  interface Config extends RetentionConfig {}
}

export const readRetentionConfig = (env: Settings<typeof RETENTION_SETTINGS>): RetentionConfig => ({
  keep: {
    bookings: env[SETTING_OF.bookings],
    unconfirmed: env[SETTING_OF.unconfirmed],
    reviewAddresses: env[SETTING_OF.reviewAddresses],
    newsletter: env[SETTING_OF.newsletter],
    notices: env[SETTING_OF.notices],
    conversations: env[SETTING_OF.conversations],
    requests: env[SETTING_OF.requests],
    lapsedAccounts: env[SETTING_OF.lapsedAccounts],
    payments: env[SETTING_OF.payments],
    mail: env[SETTING_OF.mail],
    failedMail: env[SETTING_OF.failedMail],
  },
})
