import { z } from 'zod'

export const uploadAnswerSchema = z.object({ imageUrl: z.string() })
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>
