import { z } from 'zod'
import { MAX_CHARACTERS } from '#shared/search/limits.ts'

export const suggestionsQuerySchema = z.object({
  q: z
    .string()
    .overwrite((text) => text.slice(0, MAX_CHARACTERS))
    .optional()
    .meta({ description: 'What has been typed so far; nothing is suggested under two letters.' }),
  box: z
    .enum(['need', 'area'])
    .catch('need')
    .optional()
    .meta({ description: 'Into which box: the area box is given places only.' }),
})

const suggestionSchema = z.object({
  kind: z.enum(['trade', 'service', 'place', 'business']),
  label: z.string(),
  id: z.string().optional().meta({ description: 'Of a business.' }),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const suggestionsAnswerSchema = z.object({ suggestions: z.array(suggestionSchema) })
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswerSchema>
