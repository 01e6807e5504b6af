import type { FreeTimeAnswer } from '#shared/schemas/bookings/free-times.ts'

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unavailable'

/**
 * An expected error that a service throws on purpose. `detail` is the sentence that a person reads; `cause`
 * is only logged.
 */
export class Refusal extends Error {
  readonly kind: ErrorKind
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** Free times to offer instead of one that is taken. */
  readonly nextTimes: FreeTimeAnswer[] | undefined

  constructor(
    kind: ErrorKind,
    detail: string,
    options: {
      errors?: Record<string, string>
      retryAfterSeconds?: number
      nextTimes?: FreeTimeAnswer[]
      cause?: unknown
    } = {},
  ) {
    super(detail, { cause: options.cause })
    this.kind = kind
    this.errors = options.errors
    this.retryAfterSeconds = options.retryAfterSeconds
    this.nextTimes = options.nextTimes
  }
}

/** One field is invalid: the sentence is shown for the form and beside the field. */
export function refuseField(field: string, sentence: string): never {
  throw new Refusal('invalid', sentence, { errors: { [field]: sentence } })
}
