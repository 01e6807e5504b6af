/** Readable by scripts, gives no access: it only says that a call to GET /api/user makes sense. */
export const SIGNED_IN_COOKIE = 'cpt_signed_in'
