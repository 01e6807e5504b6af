/** The modules that `scripts/vite` generates from `content`. */

declare module 'virtual:blog-index' {
  import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'

  /** All articles without their bodies, newest first. */
  export const blogIndex: readonly BlogPostSummary[]
}

declare module 'virtual:blog-posts' {
  /** Loads the body (safe HTML) of one article by its id; each body is a separate chunk. */
  export const blogBodies: ReadonlyMap<string, () => Promise<{ content: string }>>
}

declare module 'virtual:help-articles' {
  import type { HelpArticle } from '#shared/schemas/help-article.ts'

  /** All articles of the Help Center, by title. */
  export const helpArticles: readonly HelpArticle[]
}
