/**
 * What one search may cost, whatever was typed: decision 49. How much of a question is read stands in
 * `shared/search/limits.ts`.
 */
export const BOUNDS = {
  /** So many matches are scored and counted; of more, the first are filled step by step. */
  scored: 500,
  /** Of more than can be scored so many can be read, in pages: whoever has come so far asks for less. */
  read: 240,

  /** Of so many the hours are read to count who is open; of more than can be scored so many are counted at all. */
  counted: 120,

  /** Words that the index is asked for because of pieces inside words: in all, and of one piece at least. */
  pieces: 100,
  eachPiece: 12,
  /** Known words that begin like a needle: more are left to the index, as a beginning. */
  begun: 2000,

  /** Words that are looked for together at first; of more, some are nearly always let go. */
  together: 4,
  /** A lookup that finds nobody costs the most: so many end the trying. */
  failedLookups: 2,
  /** Of words that stand only inside others, so many count. */
  pieceWords: 2,

  /** Words of a question that are mended, and the known words that each is compared with. */
  mended: 3,
  likeBeginnings: 300,
  likeEndings: 100,

  /** SQLite: fewer hits are sorted sooner than they are met along the order. */
  sorted: 1500,
  /** PostgreSQL: a longer query, in characters, is hidden from the planner. */
  plannedQuery: 1500,
} as const
