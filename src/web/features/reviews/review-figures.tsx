import { Fragment } from 'react'
import { reviewPages } from '#shared/paths.ts'
import type { ReviewYear } from '#shared/read-api.ts'
import { formatCount } from '#shared/text/numbers.ts'

/** What became of all reviews, by year. */
export function ReviewFigures({ years }: { years: ReviewYear[] }) {
  return (
    <article className="policy">
      <h1>Reviews in figures</h1>
      <p className="lead">
        How many reviews we received, how many wait for a person, and how many we hid and why. All
        of it is counted from the reviews themselves.
      </p>
      {years.length === 0 && <p>No reviews yet.</p>}
      {years.map((year) => (
        <Year key={year.year} year={year} />
      ))}
      <p>
        Reviews of businesses whose owners have deleted their account are gone and not counted. Read{' '}
        <a href={reviewPages.policy}>how reviews work</a>.
      </p>
    </article>
  )
}

function Year({
  year: { year, received, held, rejected, removed, withdrawn, reasons },
}: {
  year: ReviewYear
}) {
  return (
    <section>
      <h2>{year}</h2>
      <Figures
        figures={[
          ['Received', received],
          ['Held, not decided yet', held],
          ['Held and never shown', rejected],
          ['Removed after they had been shown', removed],
          ['Withdrawn by their writers', withdrawn],
        ]}
      />
      {reasons.length > 0 && (
        <>
          <h3>Why they were held back or removed</h3>
          <Figures figures={reasons.map(({ reason, count }) => [reason, count])} />
        </>
      )}
    </section>
  )
}

function Figures({ figures }: { figures: [name: string, count: number][] }) {
  return (
    <dl className="policy__figures">
      {figures.map(([name, count]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
