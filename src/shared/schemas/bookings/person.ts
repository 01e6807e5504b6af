import { z } from 'zod'
import { ANYONE } from '#shared/booking/anyone.ts'
import { requiredText } from '#shared/schemas/text.ts'
import { oneLine } from '#shared/text/plain-name.ts'

export const MAX_PEOPLE = 20

export const personRequestSchema = z.object({
  name: requiredText(60, 'Please give a name.', 'Please keep the name to 60 characters.').overwrite(
    oneLine,
  ),
})
export type PersonRequest = z.input<typeof personRequestSchema>

/** A person, room or court that visitors can choose. */
export const personSchema = z.object({ id: z.string(), name: z.string() })
export type Person = z.infer<typeof personSchema>

export const personAnswerSchema = z.object({ person: personSchema })

/** Null for anyone. */
export const personField = z
  .string()
  .max(64)
  .nullish()
  .transform((id) => (id && id !== ANYONE ? id : null))
