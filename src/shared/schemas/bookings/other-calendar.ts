import { z } from 'zod'
import { CALENDAR_FAULTS } from '#shared/booking/calendar-faults.ts'

const BAD_ADDRESS = CALENDAR_FAULTS['bad-address']

export const otherCalendarRequestSchema = z.object({
  address: z
    .string({ error: BAD_ADDRESS })
    .trim()
    .max(2000, 'This address is too long.')
    // Apple and others publish a calendar as webcal://, which is https by another name.
    .transform((text) => text.replace(/^webcals?:/i, 'https:'))
    .refine((text) => URL.parse(text)?.protocol === 'https:', BAD_ADDRESS)
    .meta({ description: 'https:// or webcal://, as Google, Apple and Outlook publish it.' }),
})

export const otherCalendarAnswerSchema = z.object({
  calendar: z
    .object({
      host: z.string(),
      ending: z.string().meta({ description: 'The last four characters: the rest is a secret.' }),
      readAt: z.string().meta({ description: 'The busy times are from then.' }),
      problem: z
        .string()
        .nullable()
        .meta({ description: 'Why it could not be read since; null if nothing is wrong.' }),
      unread: z.int().meta({ description: 'Events in it that could not be understood.' }),
    })
    .nullable(),
})
export type OtherCalendarAnswer = z.infer<typeof otherCalendarAnswerSchema>
