import { ApiError } from '#shared/api-error.ts'

/** What a toast says of a failed call: the server's words, or that there was no answer at all. */
export function failureText(error: unknown): string {
  return error instanceof ApiError
    ? error.message
    : 'We could not reach the site. Please check your connection and try again.'
}
