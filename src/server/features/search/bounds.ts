/**
 * Upper bounds on the cost of one search, whatever was typed: decision 49. How much of a query is read is in
 * `shared/search/limits.ts`.
 */
export const BOUNDS = {
  /** At most this many matches are scored and counted; of more, only the first tiers are ranked. */
  scored: 500,
  /**
   * Of more than can be scored, this many can be read in pages; a visitor who gets so far should narrow the
   * search.
   */
  read: 240,

  /**
   * For this many the opening hours are read to count who is open; with more matches than can be scored, only
   * this many are counted at all.
   */
  counted: 120,

  /** Words that the index is searched for because of substrings: in all, and at least this many per substring. */
  pieces: 100,
  eachPiece: 12,
  /** Known words that begin with a needle: with more, the index is searched by prefix. */
  prefixMatches: 2000,

  /** How many words are searched together at first; of more, some are nearly always dropped. */
  together: 4,
  /** A lookup without a result costs the most: after this many the search gives up. */
  failedLookups: 2,
  /** Of words that occur only inside others, at most this many count. */
  pieceWords: 2,

  /** How many words of a query are corrected, and with how many known words each is compared. */
  corrected: 3,
  likeBeginnings: 300,
  likeEndings: 100,

  /** SQLite: fewer hits are faster to sort than to find along the order, for as many as can be read. */
  sorted: 900,
  /** PostgreSQL: a longer query, in characters, is hidden from the planner. */
  plannedQuery: 1500,
} as const
