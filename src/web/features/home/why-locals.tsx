const BLURBS = [
  {
    picture: '/art/why-find-it-fast.svg',
    title: 'Find It Fast',
    text: 'Type a need and an area. Get a shortlist with the phone, the map and the booking on one page.',
  },
  {
    picture: '/art/why-real-talk.svg',
    title: 'Real Talk Reviews',
    text: 'Ratings from locals who paid for the haircut, the handbrake or the hake. The good and the bad.',
  },
  {
    picture: '/art/why-pure-cape-town.svg',
    title: 'Pure Cape Town',
    text: 'One city, known properly. If it is not on the peninsula or near it, it is not on here.',
  },
]

const CABLE = 'M0 6Q100 26 200 10M200 10Q400 62 600 10M600 10Q800 62 1000 10M1000 10Q1100 26 1200 6'

export function WhyLocals() {
  return (
    <section className="section later later--why" aria-labelledby="why">
      <div className="wrap">
        <h2 id="why" className="section__title center">
          Why CPT Locals Love This
        </h2>
        <div className="why__line">
          <svg
            className="why__cable"
            viewBox="0 0 1200 70"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path
              d={CABLE}
              fill="none"
              stroke="#12304A"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ul className="why">
            {BLURBS.map((blurb) => (
              <li key={blurb.title}>
                <img src={blurb.picture} alt="" width="168" height="168" loading="lazy" />
                <h3>{blurb.title}</h3>
                <p>{blurb.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
