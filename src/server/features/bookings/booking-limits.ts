import type { Limits } from '#server/platform/http/limits/limits.ts'

/** A visitor who asks many restaurants for a table in one evening stays below it. */
export const PER_MAILBOX = {
  anHour: 8,
  aDay: 20,
  sentence:
    'Many requests were made with this e-mail address. Please wait an hour, or phone the business.',
}
const BUSY = 'This business has had a lot of requests. Please phone, or try again in an hour.'
/** Each request sends a mail to the owner: far more than a busy salon's day, far less than a flood. */
const PER_BUSINESS = { requests: 100, seconds: 3600, sentence: BUSY }
/** Per network, so that one network, even with its own /48, cannot use up the business' limit for others. */
const PER_NETWORK_AND_BUSINESS = { requests: 20, wideRequests: 50, seconds: 3600, sentence: BUSY }

/** Counts a request that will send a mail to the owner of a business. */
export async function countRequestTo(
  limits: Limits,
  businessId: string,
  ip: string,
): Promise<void> {
  await limits.consumeNetwork('booking:network', ip, {
    ...PER_NETWORK_AND_BUSINESS,
    about: businessId,
  })
  await limits.consume('booking:business', businessId, PER_BUSINESS)
}
