import { SiteFooter } from '#web/components/layout/site-footer.tsx'
import { TopBar } from '#web/components/layout/top-bar.tsx'
import { ArticleGrid } from '#web/features/blog/article-grid.tsx'
import { BlogHero } from '#web/features/blog/blog-hero.tsx'
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx'

export { blogHead } from './blog.head.ts'

export function BlogPage() {
  return (
    <>
      <TopBar home />
      <main id="content">
        <BlogHero />
        <ArticleGrid />
        <NewsletterBox />
      </main>
      <SiteFooter />
    </>
  )
}
