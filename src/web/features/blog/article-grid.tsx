import { blogIndex } from 'virtual:blog-index'
import { Link } from '@tanstack/react-router'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'

export function ArticleGrid() {
  return (
    <section className="section" aria-labelledby="articles">
      <div className="wrap">
        <h2 id="articles" className="section__title">
          All articles
        </h2>
        <ul className="blog-posts">
          {blogIndex.map((post) => (
            <ArticleCard key={post.id} post={post} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function ArticleCard({ post }: { post: BlogPostSummary }) {
  return (
    <li className="category-print blog-post rise">
      <span className="category-print__picture">
        <img src={post.icon} alt="" width="480" height="360" loading="lazy" />
      </span>
      <div className="blog-post__text">
        <Badge tone="info">{post.category}</Badge>
        <h3>
          <Link className="category-print__link" to="/blog/$id" params={{ id: post.id }}>
            {post.title}
          </Link>
        </h3>
        <p className="blog-post__excerpt">{post.excerpt}</p>
        <p className="blog-post__meta">
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          <span>{post.readTime}</span>
        </p>
      </div>
    </li>
  )
}
