import { ArrowRight } from 'lucide-react'
import { HELP_TOPIC_NAME, type HelpTopic } from '#shared/help/topics.ts'
import { countOf } from '#shared/text/numbers.ts'
import { HelpContact } from './help-contact.tsx'
import { OWNERS_TOPICS, useHelp, VISITORS_TOPICS } from './help-content.ts'
import { HelpRows } from './help-rows.tsx'
import { HelpSearch } from './help-search.tsx'

const TOPICS: Record<HelpTopic, { text: string; picture: string }> = {
  booking: {
    text: 'Ask for a time, change it, cancel it.',
    picture: '/art/blog-mobile-booking-cape-town-customer-expectations.svg',
  },
  reviews: { text: 'Write one, put one right, report one.', picture: '/art/why-real-talk.svg' },
  privacy: {
    text: 'What we hold, and what stays with you.',
    picture: '/art/category-legal.svg',
  },
  listing: {
    text: 'Pictures, hours, services, the pin on the map.',
    picture: '/art/placeholder-business.svg',
  },
  payments: { text: 'Plans, invoices, a card that failed.', picture: '/art/category-finance.svg' },
  account: { text: 'Signing in, a new password, closing it.', picture: '/art/panel-bo-kaap.svg' },
}

/** All topics as prints, and below them every answer. */
export function HelpHome() {
  return (
    <>
      <section className="help-hero">
        <img className="help-hero__art" src="/art/hero-low.svg" alt="" width="2880" height="620" />
        <div className="wrap">
          <h1>How can we help?</h1>
          <HelpSearch />
        </div>
      </section>
      <div className="section wrap help-home">
        <h2>For visitors</h2>
        <Prints topics={VISITORS_TOPICS} />
        <h2>For owners</h2>
        <Prints topics={OWNERS_TOPICS} />
        <div className="help-all">
          <h2>All answers</h2>
          <div>
            {[...VISITORS_TOPICS, ...OWNERS_TOPICS].map((topic) => (
              <section key={topic} id={topic} aria-labelledby={`${topic}-answers`}>
                <h3 id={`${topic}-answers`}>{HELP_TOPIC_NAME[topic]}</h3>
                <Halves topic={topic} />
              </section>
            ))}
          </div>
        </div>
        <HelpContact />
      </div>
    </>
  )
}

/** A topic that both have answers in shows them apart. */
function Halves({ topic }: { topic: HelpTopic }) {
  const all = useHelp().ofTopic(topic)
  const forOwners = all.filter(({ audience }) => audience === 'owners')
  if (forOwners.length === all.length) return <HelpRows articles={all} />
  return (
    <>
      <HelpRows articles={all.filter(({ audience }) => audience === 'visitors')} />
      {forOwners.length > 0 && (
        <>
          <h4>For owners</h4>
          <HelpRows articles={forOwners} />
        </>
      )}
    </>
  )
}

function Prints({ topics }: { topics: readonly HelpTopic[] }) {
  const help = useHelp()
  return (
    <ul className="category-prints help-topics">
      {topics.map((topic) => (
        <li key={topic} className="category-print">
          <span className="category-print__picture">
            <img
              className={`help-topics__${topic}`}
              src={TOPICS[topic].picture}
              alt=""
              width="480"
              height="360"
              loading="lazy"
            />
          </span>
          <span className="pros-badge">{countOf(help.ofTopic(topic).length, 'answer')}</span>
          <div className="category-print__text">
            <h3>
              <a className="category-print__link" href={`#${topic}`}>
                {HELP_TOPIC_NAME[topic]}
              </a>
            </h3>
            <p>{TOPICS[topic].text}</p>
            <span className="category-print__arrow">
              <ArrowRight className="icon" aria-hidden="true" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
