/** RFC 3463: 5.1.x says that the address itself is wrong. */
const BAD_ADDRESS = /\b5\.1\.\d{1,3}\b/

/** For an address that no mail server should be given. */
export class BadAddressError extends Error {
  constructor(address: string) {
    super(`${JSON.stringify(address)} is not one mailbox.`)
  }
}

/**
 * True when trying again cannot help: the mailbox does not exist, or the address cannot be written.
 * Every other refusal is tried again for a day, even a 5xx: a wrong password or a closed relay is
 * a fault of the setup, and the messages should go out once it is mended.
 */
export function isPermanentRefusal(error: unknown): boolean {
  if (error instanceof BadAddressError) return true
  if (!(error instanceof Error)) return false
  if (!('code' in error) || error.code !== 'EENVELOPE') return false
  return !('response' in error) || BAD_ADDRESS.test(String(error.response))
}
