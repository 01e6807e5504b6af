import { versionPath } from '#shared/legal/documents.ts'
import type { LegalEdition, LegalPageView } from '#shared/legal/edition.ts'
import { formatDate } from '#shared/time/dates.ts'

/** Every version with its days and what was different, each at its own address. */
export function EditionList({ page, number }: { page: LegalPageView; number: number }) {
  const { document, shown, editions } = page
  return (
    <section id="versions" className="legal-part">
      <h2>
        <span>{number}</span>
        Versions
      </h2>
      <ul className="legal-part__text legal__editions">
        {editions.map((edition) => (
          <li key={edition.version}>
            {edition.version === shown.version ? (
              <b>Version {edition.version}</b>
            ) : (
              <a href={versionPath(document, edition.version)}>Version {edition.version}</a>
            )}
            , {daysOf(edition)}. {edition.changes}
          </li>
        ))}
      </ul>
    </section>
  )
}

function daysOf({ state, from, until }: LegalEdition): string {
  if (state === 'coming') return `in force from ${formatDate(from)}`
  return state === 'earlier' && until !== null
    ? `in force from ${formatDate(from)} to ${formatDate(until)}`
    : `in force since ${formatDate(from)}`
}
