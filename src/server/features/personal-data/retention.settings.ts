import { z } from 'zod'
import { type Settings, withDefault } from '#server/platform/config/setting-types.ts'
import { PERIODS, type Period, type Periods } from '#shared/privacy/periods.ts'

/** Less than the floor would break what the data is for. */
const days = (period: Period) => {
  const { usual, least } = PERIODS[period]
  const sentence = `must be a number of days, ${least} or more`
  return withDefault(z.coerce.number(sentence).int(sentence).min(least, sentence), usual)
}

export const RETENTION_SETTINGS = {
  KEEP_BOOKINGS_DAYS: days('bookings'),
  KEEP_UNCONFIRMED_DAYS: days('unconfirmed'),
  KEEP_REVIEW_ADDRESSES_DAYS: days('reviewAddresses'),
  KEEP_NEWSLETTER_DAYS: days('newsletter'),
  KEEP_NOTICES_DAYS: days('notices'),
  KEEP_CONVERSATIONS_DAYS: days('conversations'),
  KEEP_MAIL_DAYS: days('mail'),
  KEEP_FAILED_MAIL_DAYS: days('failedMail'),
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
    bookings: env.KEEP_BOOKINGS_DAYS,
    unconfirmed: env.KEEP_UNCONFIRMED_DAYS,
    reviewAddresses: env.KEEP_REVIEW_ADDRESSES_DAYS,
    newsletter: env.KEEP_NEWSLETTER_DAYS,
    notices: env.KEEP_NOTICES_DAYS,
    conversations: env.KEEP_CONVERSATIONS_DAYS,
    mail: env.KEEP_MAIL_DAYS,
    failedMail: env.KEEP_FAILED_MAIL_DAYS,
  },
})
