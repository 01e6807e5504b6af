import { z } from 'zod'

export const shareTrackSchema = z.object({ businessId: z.string().max(64) })
export type ShareTrackRequest = z.infer<typeof shareTrackSchema>
