import { HeroVideo } from './hero-video.tsx'
import { SearchTicket } from './search-ticket.tsx'

export function Hero() {
  return (
    <section className="hero" aria-label="Search">
      <div className="hero__art">
        <picture>
          {/* The film's first frame, so that nothing jumps when it starts. */}
          <source
            media="(min-width: 768px)"
            srcSet="/art/hero-poster.webp"
            width="1920"
            height="1080"
          />
          <img
            src="/art/hero-portrait.svg"
            alt="Table Mountain under its cloud, seen across Table Bay at golden hour"
            width="1080"
            height="2340"
            fetchPriority="high"
          />
        </picture>
      </div>
      <HeroVideo />
      <div className="hero__copy">
        <h1>
          <span>CPT</span> <span>Recommends</span> <span>Spots</span>
        </h1>
        <p>Good people and good places, from Bellville to Simon's Town.</p>
        <p>Real ratings, reviews from locals, and booking built in.</p>
      </div>
      <div className="ticketwrap">
        <SearchTicket />
      </div>
    </section>
  )
}
