/** Long enough for a story, short enough to be read. */
export const COMMENT_MAX_LENGTH = 2000
