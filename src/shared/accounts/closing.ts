/** The length of an owner's word to visitors with coming bookings. */
export const FAREWELL_MAX = 500

/** Days in which the owner can undo the closing of the account. */
export const CLOSING_DAYS = 14
/** What is typed to confirm it. */
export const CLOSE = 'CLOSE'
