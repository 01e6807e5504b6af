import { z } from 'zod'

export const calendarAnswerSchema = z.object({
  since: z.string().nullable().meta({ description: 'Null while there is no address.' }),
})

export const newCalendarSchema = z.object({
  url: z.string().meta({ description: 'Shown this once: only its hash is stored.' }),
  since: z.string(),
})
