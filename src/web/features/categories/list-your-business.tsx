import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'

/** The free place beside the last print. */
export function ListYourBusiness() {
  return (
    <section className="list-your-business" aria-labelledby="list-yours">
      <h2 id="list-yours">Know your trade? So should your street.</h2>
      <p>Locals look here before they ask the neighbours.</p>
      <Link className="btn btn--lg" to={pages.register}>
        List Your Business Today
      </Link>
    </section>
  )
}
