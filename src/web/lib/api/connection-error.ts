/** A call or file without any answer: offline, or a weak signal. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('We could not reach the site. Please check your connection and try again.', { cause })
  }
}

/** fetch with its own error class, so that a network failure differs from a bug. */
export async function fetchOrFail(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    throw new ConnectionError(error)
  }
}
