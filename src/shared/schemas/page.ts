import { z } from 'zod'

/** Which page of a list; past the end it is empty or the last one. */
export const pageSchema = z.coerce.number().int().min(1).max(100_000).default(1)
