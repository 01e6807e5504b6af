import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { Badge } from '#web/components/ui/badge.tsx'

export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="article__tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="basic">{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

export function ArticleInvitation() {
  return (
    <section className="article__end" aria-labelledby="ready">
      <h2 id="ready">Ready to Transform Your Business?</h2>
      <p>Join the product and start attracting more customers in Cape Town today.</p>
      <div className="row">
        <Link className="btn" to={pages.auth}>
          List Your Business
        </Link>
        <Link className="btn btn--line" to={pages.blog} activeOptions={{ exact: true }}>
          Read More Articles
        </Link>
      </div>
    </section>
  )
}
