import { blogIndex } from 'virtual:blog-index'
import { blogBodies } from 'virtual:blog-posts'
import type { BlogPost } from '#shared/schemas/blog-post.ts'

/** One article with its body, which is loaded as a separate file. */
export async function getBlogPost(id: string): Promise<BlogPost | undefined> {
  const summary = blogIndex.find((post) => post.id === id)
  const loadBody = blogBodies.get(id)
  if (!summary || !loadBody) return undefined
  const { content } = await loadBody()
  return { ...summary, content }
}
