import { Postmark } from '#web/components/art/postmark.tsx'
import { Stars } from '#web/components/ui/stars/stars.tsx'

const TESTIMONIALS = [
  {
    quote: 'Found a plumber in Pinelands on a Sunday. He was here before the kettle boiled.',
    name: 'Thandi M.',
    suburb: 'Pinelands',
    stamp: '/art/category-home-services.svg',
    date: '14 FEB',
  },
  {
    quote: 'The reviews read like my neighbours wrote them. Turns out they did.',
    name: 'Riaan V.',
    suburb: 'Durbanville',
    stamp: '/art/blog-northern-suburbs-business-listing-seo.svg',
    date: '02 MAR',
  },
  {
    quote: 'Booked my hair, my car service and supper without leaving the couch. Lekker.',
    name: 'Aaliyah S.',
    suburb: 'Bo-Kaap',
    stamp: '/art/category-hair-salons.svg',
    date: '27 JUN',
  },
]

export function Testimonials() {
  return (
    <section className="section section--blush later later--postcards" aria-labelledby="saying">
      <div className="wrap">
        <h2 id="saying" className="section__title">
          What Cape Town is Saying
        </h2>
        <div className="postcards">
          {TESTIMONIALS.map(({ quote, name, suburb, stamp, date }) => (
            <figure className="postcard" key={name}>
              <div className="postcard__top">
                <Stars value={5} />
                <span className="postcard__stamp">
                  <img src={stamp} alt="" width="82" height="106" loading="lazy" />
                </span>
              </div>
              <Postmark date={date} />
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span className="muted">{suburb}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
