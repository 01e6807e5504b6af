/** RFC 3463: 5.1.x means that the address itself is wrong. */
const BAD_ADDRESS = /\b5\.1\.\d{1,3}\b/

/** An address that must not be passed to a mail server. */
export class BadAddressError extends Error {
  constructor(address: string) {
    super(`${JSON.stringify(address)} is not one mailbox.`)
  }
}

/** For a message whose link was stored under another signing secret. */
export class UnreadableLinkError extends Error {
  constructor() {
    super('Its link was stored under another AUTH_SECRET and cannot be read.')
  }
}

/**
 * True if a retry cannot help: the mailbox does not exist, the address is invalid, or the link cannot be
 * decrypted. Every other refusal is retried for a day, even a 5xx: a wrong password or a closed relay is a
 * configuration error, and the messages should go out once it is fixed.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (error instanceof BadAddressError || error instanceof UnreadableLinkError) return true
  if (!(error instanceof Error)) return false
  if (!('code' in error) || error.code !== 'EENVELOPE') return false
  return !('response' in error) || BAD_ADDRESS.test(String(error.response))
}
