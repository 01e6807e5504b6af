import { ArrowRight, Mail, Phone } from 'lucide-react'
import { Postmark } from '#web/components/art/postmark.tsx'
import { Ridge } from '#web/components/art/ridge.tsx'
import { Shopfront } from '#web/components/art/shopfront.tsx'
import { PlanBadge } from '#web/components/ui/badge.tsx'
import { buttonClass } from '#web/components/ui/button.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'

const SCENES = ['hair-salons', 'restaurants', 'fitness']
const WORDS = [
  'Found a plumber in Pinelands on a Sunday.',
  'The reviews read like my neighbours wrote them.',
  'Booked my hair and my car service. Lekker.',
]

/** The cards that pages compose from classes, so that a change of style can be checked here first. */
export function CardsSheet() {
  return (
    <>
      <section className="wrap section">
        <h2 className="section__title">Prints and business cards</h2>
        <div className="category-prints dev-ui__prints">
          {SCENES.map((scene) => (
            <a key={scene} className="category-print" href={`#${scene}`}>
              <span className="category-print__picture">
                <img src={`/art/category-${scene}.svg`} alt="" width="480" height="360" />
              </span>
              <span className="pros-badge">24+ pros</span>
              <div className="category-print__text">
                <h3>{scene}</h3>
                <p>Somebody local has already tried the door.</p>
                <span className="category-print__arrow">
                  <ArrowRight className="icon" />
                </span>
              </div>
            </a>
          ))}
        </div>
        <div className="business-grid">
          {SCENES.map((scene, index) => (
            <article key={scene} className="business-card">
              <div className="business-card__picture">
                <Shopfront id={scene} name="Crown & Coil" />
                <PlanBadge plan={index === 0 ? 'PREMIUM' : 'BASIC'} />
              </div>
              <div className="business-card__text">
                <h3>
                  <a href={`#shop-${scene}`}>Crown &amp; Coil</a>
                </h3>
                <p className="business-card__meta">
                  <span>Hair Salon</span>
                  <span>Cape Flats</span>
                </p>
                <p className="rating">
                  <Stars value={4.8} />
                  <b>4.8</b>
                  <span className="muted">61 reviews</span>
                </p>
              </div>
              <div className="business-card__actions">
                <a className="icon-btn" href="tel:0215550143" aria-label="Call">
                  <Phone className="icon" />
                </a>
                <a className="icon-btn" href="mailto:hello@example.co.za" aria-label="Email">
                  <Mail className="icon" />
                </a>
              </div>
            </article>
          ))}
        </div>
      </section>
      <section className="section-band section-band--fynbos on-dark">
        <Ridge />
        <div className="wrap section-band__inner">
          <div className="section__head">
            <div>
              <h2>Featured Gems</h2>
              <p>Homegrown spots our editors would send their own mother to.</p>
            </div>
          </div>
          <div className="gems">
            {['Gable & Vine', 'Salt River Cycles', 'Two Bays Sailing', 'Kloof & Comb'].map(
              (name) => (
                <article key={name} className="gem">
                  <div className="gem__wall gem__gable">
                    <div className="gem__picture gem__gable">
                      <Shopfront id={name} name={name} />
                    </div>
                    <div className="gem__text">
                      <h3>{name}</h3>
                      <p>Restaurant in Helderberg</p>
                      <div className="rating">
                        <Stars value={5} />
                        <span>41 ratings</span>
                      </div>
                      <a className={buttonClass({ variant: 'sea', size: 'sm' })} href="#gem">
                        View
                      </a>
                    </div>
                  </div>
                </article>
              ),
            )}
          </div>
        </div>
      </section>
      <section className="section section--blush">
        <div className="wrap">
          <h2 className="section__title">What Cape Town is Saying</h2>
          <div className="postcards">
            {WORDS.map((words, index) => (
              <figure key={words} className="postcard">
                <div className="postcard__top">
                  <Stars value={5} />
                  <span className="postcard__stamp">
                    <img src={`/art/category-${SCENES[index]}.svg`} alt="" />
                  </span>
                </div>
                <Postmark date="14 FEB" />
                <blockquote>{words}</blockquote>
                <figcaption>
                  <b>Thandi M.</b>
                  <span className="muted">Pinelands</span>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}
