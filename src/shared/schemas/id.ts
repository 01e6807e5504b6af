import { z } from 'zod'

/** What an id may look like. Anything else could not be one, and a NUL would upset PostgreSQL. */
export const idSchema = z.string().regex(/^[\w-]{1,64}$/, 'That is not an id of ours.')
