import { z } from 'zod'

/** The format of an id. Anything else is none, and PostgreSQL would fail on NUL. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'That is not an id of ours.')
