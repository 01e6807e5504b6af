import { blogIndex } from 'virtual:blog-index'
import { Link } from '@tanstack/react-router'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'

export function ArticleGrid() {
  return (
    <section className="sec" aria-labelledby="articles">
      <div className="wrap">
        <h2 id="articles" className="sec__title">
          All articles
        </h2>
        <ul className="posts">
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
    <li className="print post rise">
      <span className="print__pic">
        <img src={post.icon} alt="" width="480" height="360" loading="lazy" />
      </span>
      <div className="post__txt">
        <Badge tone="info">{post.category}</Badge>
        <h3>
          <Link className="print__link" to="/blog/$id" params={{ id: post.id }}>
            {post.title}
          </Link>
        </h3>
        <p className="post__excerpt">{post.excerpt}</p>
        <p className="post__meta">
          <time dateTime={post.date}>{formatDate(post.date)}</time>
          <span>{post.readTime}</span>
        </p>
      </div>
    </li>
  )
}
