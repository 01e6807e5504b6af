import { NewsletterForm } from './newsletter-form.tsx'

/** The newsletter section of the home page, above the footer. */
export function NewsletterBand() {
  return (
    <section className="newsletter-band on-dark" aria-labelledby="loop">
      <picture>
        <source
          media="(max-width: 767.98px)"
          srcSet="/art/band-cableway-portrait.svg"
          width="780"
          height="1240"
        />
        <img
          className="newsletter-band__art"
          src="/art/band-cableway.svg"
          alt=""
          width="1440"
          height="420"
          loading="lazy"
        />
      </picture>
      <div className="wrap">
        <div className="newsletter-band__inner">
          <h2 id="loop">Stay in the Loop</h2>
          <p>Join 2,500+ Cape Town locals already in the know</p>
          <NewsletterForm />
        </div>
      </div>
    </section>
  )
}
