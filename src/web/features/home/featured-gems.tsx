import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GEMS_ON_HOME } from '#shared/catalogue/gems.ts'
import { pages } from '#shared/paths.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import type { Gem } from '#shared/schemas/gem.ts'
import { countOf } from '#shared/text/numbers.ts'
import { Ridge } from '#web/components/art/ridge.tsx'
import { BusinessImage } from '#web/components/business-image.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'
import { gemsQuery } from './home.queries.ts'

export function FeaturedGems() {
  const { gems } = useSuspenseQuery(gemsQuery).data
  return (
    <section className="section-band section-band--fynbos on-dark" aria-labelledby="gems">
      <Ridge />
      <div className="wrap section-band__inner">
        <div className="section__head">
          <div>
            <h2 id="gems">Featured Gems</h2>
            <p>Homegrown spots our editors would send their own mother to.</p>
          </div>
        </div>
        {gems.length === 0 ? (
          <NoGems />
        ) : (
          <>
            <ul className="gems">
              {gems.slice(0, GEMS_ON_HOME).map((gem) => (
                <GemCard key={gem.id} gem={gem} />
              ))}
            </ul>
            <div className="section__more">
              <Link className="btn btn--sun btn--lg" to={pages.search}>
                Show Me More!
              </Link>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function GemCard({ gem: { business } }: { gem: Gem }) {
  return (
    <li className="gem">
      <article className="gem__wall gem__gable">
        <div className="gem__picture gem__gable">
          <BusinessImage business={business} sizes="min(72vw, 320px)" />
        </div>
        <div className="gem__text">
          <h3>{business.businessName}</h3>
          <p>{`${business.industry} in ${spokenPlace(business.area)}`}</p>
          <div className="rating">
            <Stars value={5} label="5 stars" />
            <span>{countOf(business.ratingCount, 'rating')}</span>
          </div>
          <Link
            className="btn btn--sea btn--sm"
            to="/business/$id"
            params={{ id: business.id }}
            aria-label={`View ${business.businessName}`}
          >
            View
          </Link>
        </div>
      </article>
    </li>
  )
}

function NoGems() {
  return (
    <div className="empty-state empty-state--on-dark">
      <img src="/art/empty-dassie.svg" alt="" width="480" height="340" loading="lazy" />
      <h3>No spots found yet!</h3>
      <p>Be the first to get your business on the map!</p>
      <Link className="btn btn--sun" to={pages.register}>
        Get Your Spot Listed!
      </Link>
    </div>
  )
}
