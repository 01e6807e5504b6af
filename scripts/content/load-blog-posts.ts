import { type BlogPost, blogFrontMatterSchema, blogPostSchema } from '#shared/schemas/blog-post.ts'
import { splitFrontMatter } from './front-matter.ts'
import { expectNameOfFile, insist, loadArticles } from './load-articles.ts'
import { renderMarkdown } from './markdown.ts'
import { countWords, readTime } from './read-time.ts'

function loadBlogPost(file: string, source: string): BlogPost {
  const { fields, body } = splitFrontMatter(source)
  const written = insist(blogFrontMatterSchema, fields)
  expectNameOfFile(written.id, file)
  const content = renderMarkdown(body)
  return insist(blogPostSchema, { ...written, readTime: readTime(countWords(content)), content })
}

/** The posts of content files, newest first. */
export function loadBlogPosts(files: Record<string, string>): BlogPost[] {
  const posts = loadArticles(files, loadBlogPost)
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id))
}
