import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import type { BlogPostSummary } from '#shared/schemas/blog-post.ts'
import { formatDate } from '#shared/time/dates.ts'
import { Badge } from '#web/components/ui/badge.tsx'

export function ArticleHeader({ post }: { post: BlogPostSummary }) {
  return (
    <header className="article__head">
      <div className="wrap article__head-inner">
        <div className="rise">
          <Link
            className="back-link sign sign--back"
            to={pages.blog}
            activeOptions={{ exact: true }}
          >
            Back to Blog
          </Link>
          <div className="article__kind">
            <img className="article__icon" src={post.icon} alt="" width="56" height="56" />
            <Badge tone="basic">{post.category}</Badge>
            <span>{post.readTime}</span>
          </div>
          <h1>{post.title}</h1>
          <p className="lead">{post.excerpt}</p>
          <p className="article__byline">
            <b>{post.author}</b>
            <time dateTime={post.date}>{formatDate(post.date)}</time>
          </p>
        </div>
        <span className="picture-frame article__cover rise">
          <img src={post.icon} alt="" width="480" height="360" loading="lazy" />
        </span>
      </div>
    </header>
  )
}
