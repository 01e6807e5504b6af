import { z } from 'zod'
import { idSchema } from '#shared/schemas/id.ts'

const sessionSchema = z.object({
  id: z.string(),
  device: z.string().meta({ description: 'In plain words, such as Chrome on Android.' }),
  createdAt: z.string(),
  lastUsedAt: z.string().meta({ description: 'To within five minutes.' }),
  current: z.boolean().meta({ description: 'The session that this call was made with.' }),
})
export type OwnSession = z.infer<typeof sessionSchema>

export const sessionsAnswerSchema = z.object({ sessions: z.array(sessionSchema) })

export const sessionTargetSchema = z.object({ sessionId: idSchema })
