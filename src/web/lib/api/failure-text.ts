import { ApiError } from '#shared/api-error.ts'

/** The toast of a failed call: the server's message, or that there was no answer. */
export function failureText(error: unknown): string {
  return error instanceof ApiError
    ? error.message
    : 'We could not reach the site. Please check your connection and try again.'
}
