/** A longer text is a pasted page; its first words are enough, and the work stays bounded. */
export const MAX_CHARACTERS = 200
/** The maximum number of words searched. */
export const MAX_WORDS = 6
/** The maximum number of words read, stop words included. */
export const MAX_READ = 2 * MAX_WORDS
/** The maximum number of words of one or two letters, which say little. */
export const MAX_TINY = 2
/** The maximum number of letters of one word: each three of them are a lookup. */
export const MAX_LETTERS = 40
