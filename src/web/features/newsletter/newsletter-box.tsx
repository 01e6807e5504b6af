import { NewsletterForm } from './newsletter-form.tsx'

/** The blog's newsletter: a box in the page, for owners. */
export function NewsletterBox() {
  return (
    <section className="wrap" aria-labelledby="newsletter">
      <div className="newsletter-box on-dark">
        <div>
          <h2 id="newsletter">The next one, in your inbox</h2>
          <p>Join 2,000+ Cape Town business owners who read these notes first.</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
