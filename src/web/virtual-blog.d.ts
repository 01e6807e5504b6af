/** The modules that `scripts/vite/blog-content.ts` generates from `content/blog`. */

declare module 'virtual:blog-index' {
  import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'

  /** All articles without their bodies, newest first. */
  export const blogIndex: readonly BlogPostSummary[]
}

declare module 'virtual:blog-posts' {
  /** Loads the body (safe HTML) of one article by its id; each body is a separate chunk. */
  export const blogBodies: ReadonlyMap<string, () => Promise<{ content: string }>>
}
