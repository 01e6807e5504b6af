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
 * A refusal that a service makes on purpose. `detail` is the sentence a person reads;
 * `cause` is for the log only.
 */
export class Refusal extends Error {
  readonly kind: ErrorKind
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** What can be booked instead of a time that is taken. */
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

/** One field is wrong: the sentence stands for the whole and beside the field. */
export function refuseField(field: string, sentence: string): never {
  throw new Refusal('invalid', sentence, { errors: { [field]: sentence } })
}
