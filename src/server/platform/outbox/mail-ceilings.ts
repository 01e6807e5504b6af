/** How well we know that the owner of a mailbox wants our mails. */
export type Acquaintance = 'stranger' | 'opened' | 'account'

/**
 * What a mailbox gets in 24 hours of mails that others cause, in all and through one business; all else waits
 * for a summary. A stranger's tenth mail is the summary. Ordinary bookings stay far below the others.
 */
export const PER_MAILBOX: Record<Acquaintance, { aDay: number; throughOne: number }> = {
  stranger: { aDay: 9, throughOne: 3 },
  opened: { aDay: 60, throughOne: 30 },
  account: { aDay: 500, throughOne: 500 },
}

/** How many mails to strangers one side causes in 24 hours. An owner's further ones wait, a visitor is refused. */
export const PER_CAUSER = { owner: 100, device: 20, network: 200, wideNetwork: 1000 }

/** Between two mails to a stranger. */
export const APART_MS = 60_000
export const DAY_MS = 24 * 3600 * 1000

export const TOO_MANY_STRANGERS =
  'Many mails to new addresses were sent from here today. Please try again tomorrow, or phone.'
