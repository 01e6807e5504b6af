import { hideMailboxes } from '#shared/contact/hide-mailboxes.ts'

interface DescribedError {
  [more: string]: unknown
  type: string
  message: string
  stack: string
  code?: string
  cause?: DescribedError
}

/**
 * What is logged of an error. An allowlist: drivers attach rows, keys and recipients to their errors, and
 * mail servers repeat addresses in their messages.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: hideMailboxes(String(error)), stack: '' }
  return {
    type: error.name,
    message: hideMailboxes(error.message),
    stack: hideMailboxes(error.stack ?? ''),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
