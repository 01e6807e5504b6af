import { blogIndex } from 'virtual:blog-index'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

const COVERS_SHOWN = 3

export function BlogHero() {
  return (
    <section className="blog-hero" aria-labelledby="blog">
      <div className="wrap blog-hero__inner">
        <div className="rise">
          <h1 id="blog">Notes for people who keep Cape Town open</h1>
          <p className="lead">
            Ten plain articles on being found, being trusted and being paid, for anyone who runs a
            business between Melkbosstrand and the Helderberg.
          </p>
          <div className="row">
            <Link className="btn" to={pages.auth}>
              List Your Business
            </Link>
            <Link className="btn btn--line" to={pages.categories}>
              Browse Categories
            </Link>
            <Link className="blog-hero__login" to={pages.dashboard}>
              Business Login
            </Link>
          </div>
        </div>
        <div className="blog-hero__fan rise" aria-hidden="true">
          {blogIndex.slice(0, COVERS_SHOWN).map((post) => (
            <span className="picture-frame" key={post.id}>
              <img src={post.icon} alt="" width="480" height="360" loading="lazy" />
            </span>
          ))}
        </div>
      </div>
    </section>
  )
}
