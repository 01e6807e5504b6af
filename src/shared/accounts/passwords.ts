export const MIN_PASSWORD_LENGTH = 8
/** Enough for any passphrase; limited, since hashing very long texts can be an attack. */
export const MAX_PASSWORD_LENGTH = 256
