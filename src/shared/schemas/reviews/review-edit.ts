import type { z } from 'zod'
import { reviewRequestSchema } from './review.ts'

export const reviewEditSchema = reviewRequestSchema.pick({ stars: true, comment: true, name: true })
export type ReviewEdit = z.output<typeof reviewEditSchema>
