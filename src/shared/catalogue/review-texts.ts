/** Long enough for a story, short enough to be read. */
export const COMMENT_MAX_LENGTH = 2000

export const REPLY_MAX_LENGTH = 1000

export const NAME_MAX_LENGTH = 40

/** Shown if the writer gave no name. */
export const NAMELESS = 'A visitor'

/**
 * Letters of any alphabet and the signs between them. No link, number, invisible character or change of
 * direction can be a name.
 */
export function isFirstName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(name)
}
