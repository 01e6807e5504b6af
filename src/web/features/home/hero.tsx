import { LOW, WIDE } from './hero-media.ts'
import { HeroVideo } from './hero-video.tsx'
import { SearchTicket } from './search-ticket.tsx'

export function Hero() {
  return (
    <section className="hero" aria-label="Search">
      <div className="hero__scene">
        <div className="hero__sky" />
        <picture className="hero__art">
          <source media={LOW} srcSet="/art/hero-low.svg" width="2880" height="800" />
          {/* The video's first frame, so that nothing jumps when it starts. */}
          <source media={WIDE} srcSet="/art/hero-poster.webp" width="1920" height="1080" />
          <img
            src="/art/hero-view.svg"
            alt="Table Mountain under its cloud, seen across Table Bay at golden hour"
            width="1080"
            height="1340"
            fetchPriority="high"
          />
        </picture>
        <HeroVideo />
        {/* Lazy, so that it is loaded only in windows that show it. */}
        <img
          className="hero__shore"
          src="/art/hero-shore.svg"
          alt=""
          width="1080"
          height="380"
          loading="lazy"
        />
      </div>
      <div className="hero__copy">
        <h1>
          <span>CPT</span> <span>Recommends</span> <span>Spots</span>
        </h1>
        <p>Good people and good places, from Bellville to Simon's Town.</p>
        <p>Real ratings, reviews from locals, and booking built in.</p>
      </div>
      <div className="hero__ticket">
        <SearchTicket />
      </div>
    </section>
  )
}
