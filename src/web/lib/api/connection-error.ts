/** A call or a file that got no answer at all: the signal is gone, or too weak. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('We could not reach the site. Please check your connection and try again.', { cause })
  }
}

/** fetch, whose failure can be told from a fault in the code. */
export async function fetchOrFail(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    throw new ConnectionError(error)
  }
}
