import { getRouteApi, Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { NotFoundState } from '#web/components/ui/feedback/empty-state.tsx'
import { ArticleBody } from '#web/features/blog/article-body.tsx'
import { ArticleInvitation, ArticleTags } from '#web/features/blog/article-end.tsx'
import { ArticleHeader } from '#web/features/blog/article-header.tsx'

export { getBlogPost } from '#web/features/blog/blog-content.ts'
export { blogPostHead } from './blog-post.head.ts'

const route = getRouteApi('/blog/$id')

export function BlogPostPage() {
  const { post } = route.useLoaderData()
  return (
    <>
      <TopBar home />
      <main id="content">
        {/* The key restarts the entrance animation between two articles. */}
        <article className="article" key={post.id}>
          <ArticleHeader post={post} />
          <div className="wrap article__column">
            <ArticleBody content={post.content} />
            <ArticleTags tags={post.tags} />
            <ArticleInvitation />
          </div>
        </article>
      </main>
      <SiteFooter />
    </>
  )
}

export function BlogPostNotFound() {
  return (
    <>
      <title>Post Not Found | CPT Recommends</title>
      <TopBar home />
      <main id="content">
        <NotFoundState
          title="Post Not Found"
          text="The blog post you're looking for doesn't exist."
          action={
            <Link className="btn btn--line" to={pages.blog}>
              ← Back to Blog
            </Link>
          }
        />
      </main>
      <SiteFooter />
    </>
  )
}
