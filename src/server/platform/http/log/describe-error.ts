const MAILBOX = /[^\s<>"'(),;:=]+@(?=[\w.-]+)/g

interface DescribedError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  cause?: DescribedError
}

/**
 * What the log keeps of a fault. Named one by one: drivers hang rows, keys and recipients on their
 * errors, and mail servers repeat addresses in their words.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: clean(String(error)), stack: '' }
  return {
    type: error.name,
    message: clean(error.message),
    stack: clean(error.stack ?? ''),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

function clean(text: string): string {
  return text.replace(MAILBOX, '…@')
}
