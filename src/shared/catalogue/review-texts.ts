/** Long enough for a story, short enough to be read. */
export const COMMENT_MAX_LENGTH = 2000

export const REPLY_MAX_LENGTH = 1000

export const NAME_MAX_LENGTH = 40

/** What stands where the writer gave no name. */
export const NAMELESS = 'A visitor'

/**
 * Letters of any alphabet with what stands between them. So no link, number, invisible sign or change of
 * direction stands beside a review as somebody's name.
 */
export function isFirstName(name: string): boolean {
  return /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(name)
}
