/** A longer text is a pasted page; its first words say enough, and the work stays bounded. */
export const MAX_CHARACTERS = 200
/** So many words are looked for. */
export const MAX_WORDS = 6
/** So many are read: small words that say nothing stand between the others. */
export const MAX_READ = 2 * MAX_WORDS
/** Of one or two letters, which begin words everywhere, so many. */
export const MAX_TINY = 2
