/** Readable by the page, worth nothing to a thief: it only says that asking GET /api/user makes sense. */
export const SIGNED_IN_COOKIE = 'cpt_signed_in'
