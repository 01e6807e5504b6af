import { z } from 'zod'

export const BLOG_CATEGORIES = [
  'Business Strategy',
  'Customer Trust',
  'Local SEO',
  'Customer Experience',
  'Business Growth',
  'Premium Positioning',
  'Community Building',
  'Digital Transformation',
  'Seasonal Strategy',
  'Market Analysis',
] as const

const line = (max: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(max, `must be at most ${max} characters long`)

const writtenFields = {
  id: z
    .string('must be text')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  title: line(90),
  excerpt: line(240),
  author: line(60),
  date: z.iso.date('must be a day such as 2024-08-01'),
  category: z.enum(BLOG_CATEGORIES, `must be one of: ${BLOG_CATEGORIES.join(', ')}`),
  tags: z
    .array(line(30), 'must be a list')
    .min(3, 'must hold at least 3 tags')
    .max(5, 'must hold at most 5 tags')
    .refine((tags) => new Set(tags).size === tags.length, 'must not repeat a tag'),
  icon: z.string('must be text'),
}

/** The front matter of an article. Strict, so that a misspelt field is an error. */
export const blogFrontMatterSchema = z
  .strictObject(writtenFields)
  .refine((post) => post.icon === `/art/blog-${post.id}.svg`, {
    path: ['icon'],
    error: 'must be the cover of this article, /art/blog-<id>.svg',
  })

/** An article without its body, for lists. */
const blogPostSummarySchema = z.strictObject({
  ...writtenFields,
  readTime: z
    .string()
    .regex(
      /^([5-9]|10) min read$/,
      'must come to 5 to 10 minutes: lengthen or shorten the article',
    ),
})

export const blogPostSchema = z.strictObject({
  ...blogPostSummarySchema.shape,
  content: z.string().min(1, 'must not be empty'),
})

export type BlogPostSummary = z.infer<typeof blogPostSummarySchema>
export type BlogPost = z.infer<typeof blogPostSchema>
