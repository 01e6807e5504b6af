export const MAX_PASSKEY_NAME_LENGTH = 60

/** More than anybody has devices and keys. */
export const MAX_PASSKEYS = 20
