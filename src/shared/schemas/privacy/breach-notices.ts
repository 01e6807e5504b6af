import { z } from 'zod'
import { requiredText } from '#shared/schemas/text.ts'
import { tidy } from '#shared/text/tidy.ts'

const names = z.array(z.string().max(64)).max(200).default([])

/** What may have leaked: which tables, stored when. */
export const breachPlaceSchema = z
  .object({
    /** Single tables, and all of a kind. */
    tables: names,
    kinds: names,
    from: z.iso.date('Please choose the first day.'),
    until: z.iso.date('Please choose the last day.'),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'The last day is before the first.',
  })
export type BreachPlace = z.output<typeof breachPlaceSchema>

const TOO_LONG = 'That is too long'
const part = (required: string) => requiredText(2000, required, TOO_LONG)

/** The text that the law asks for. */
export const breachTextSchema = z.object({
  happened: part('Please say what happened.'),
  consequences: part('Please say what may follow from it.'),
  measures: part('Please say what we do about it.'),
  advice: part('Please say what they should do.'),
  culprit: z.string().overwrite(tidy).max(300, TOO_LONG).default(''),
  reference: z.string().overwrite(tidy).max(80, TOO_LONG).default(''),
})

/** The number of people, as it was shown: 2512, 2,512 and 2 512 are the same. */
export const sendBreachSchema = z.object({
  confirm: z
    .string()
    .transform((typed) => typed.replace(/[\s,]/g, ''))
    .pipe(z.string().regex(/^\d{1,9}$/, 'Please type the number of people.'))
    .transform(Number),
})
