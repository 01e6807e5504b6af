import type { ProblemExtras } from '#shared/schemas/problem.ts'

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
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly errors: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined
  /** What a client may do instead. */
  readonly extras: ProblemExtras | undefined

  constructor(
    kind: ErrorKind,
    detail: string,
    options: {
      errors?: Record<string, string>
      retryAfterSeconds?: number
      extras?: ProblemExtras
      cause?: unknown
    } = {},
  ) {
    super(detail, { cause: options.cause })
    this.kind = kind
    this.errors = options.errors
    this.retryAfterSeconds = options.retryAfterSeconds
    this.extras = options.extras
  }
}

/** The state of things does not allow it. */
export function refuseConflict(sentence: string): never {
  throw new AppError('conflict', sentence)
}

/** One field is invalid: the sentence is shown for the form and beside the field. */
export function refuseField(field: string, sentence: string): never {
  throw new AppError('invalid', sentence, { errors: { [field]: sentence } })
}
