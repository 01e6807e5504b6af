import { type BlogPost, blogFrontMatterSchema, blogPostSchema } from '#shared/schemas/blog-post.ts'
import { splitFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'
import { countWords, readTime } from './read-time.ts'

type Checked<T> = { success: true; data: T } | { success: false; error: Faults }
type Faults = { issues: { path: PropertyKey[]; message: string }[] }

function insist<T>(checked: Checked<T>): T {
  if (checked.success) return checked.data
  const faults = checked.error.issues.map(({ path, message }) =>
    path.length === 0 ? `front matter: ${message}` : `${path.join('.')} ${message}`,
  )
  throw new Error(faults.join('; '))
}

function loadBlogPost(id: string, source: string): BlogPost {
  const { fields, body } = splitFrontMatter(source)
  const written = insist(blogFrontMatterSchema.safeParse(fields))
  if (written.id !== id) throw new Error(`id must equal the file's name, but is ${written.id}`)
  const content = renderMarkdown(body)
  return insist(
    blogPostSchema.safeParse({ ...written, readTime: readTime(countWords(content)), content }),
  )
}

/**
 * Turns content files (name → text) into posts, newest first. An invalid file stops the build with a
 * message that names the file and the field.
 */
export function loadBlogPosts(files: Record<string, string>): BlogPost[] {
  const posts = Object.entries(files).map(([file, source]) => {
    const name = file.slice(file.lastIndexOf('/') + 1)
    try {
      return loadBlogPost(name.replace(/\.md$/, ''), source)
    } catch (cause) {
      const fault = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`The article ${file} is wrong: ${fault}.`, { cause })
    }
  })
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}
