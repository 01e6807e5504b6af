import { z } from 'zod'
import { HELP_TOPICS } from '#shared/help/topics.ts'

const line = (max: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters long`)

export const helpSlugSchema = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(60)

/** The front matter of an article of the Help Center. Strict, so that a misspelt field is an error. */
export const helpFrontMatterSchema = z.strictObject({
  id: helpSlugSchema,
  title: line(70),
  /** The answer in one or two sentences. */
  lead: line(240),
  topic: z.enum(HELP_TOPICS, `must be one of: ${HELP_TOPICS.join(', ')}`),
  audience: z.enum(['visitors', 'owners'], 'must be visitors or owners'),
  /** The switch of the site that must be on for it to be shown. */
  onlyWith: z.enum(['unclaimed'], 'must be unclaimed').optional(),
  /** The day on which somebody last compared it with the site. */
  checked: z.iso.date('must be a day such as 2026-11-18'),
  /** Words that people search for and the text does not have. */
  words: z.array(line(30), 'must be a list').max(12),
  /** The ids of the articles that go with it. */
  goesWith: z.array(helpSlugSchema, 'must be a list').min(1, 'must name one article').max(4),
})

export type HelpFrontMatter = z.infer<typeof helpFrontMatterSchema>

export interface HelpArticle extends HelpFrontMatter {
  /** Safe HTML. */
  content: string
  /** Its headings of the second level, in order. */
  headings: { id: string; text: string }[]
  /** Minutes to read it. */
  minutes: number
}
