export const MIN_PASSWORD_LENGTH = 8
/** Room for any passphrase; a limit all the same, since hashing a book is an attack. */
export const MAX_PASSWORD_LENGTH = 256
