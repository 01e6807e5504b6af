import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pages } from '#shared/paths.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import type { CardPage } from '#shared/schemas/business-list.ts'
import type { Filters } from '#shared/search/filters.ts'
import type { ListAddress } from '#web/components/filters/filter-links.ts'
import { ListFilters } from '#web/components/filters/list-filters.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/components/ui/navigation/pagination.tsx'
import { businessesQuery } from '#web/lib/api/catalogue-queries.ts'
import { businessCount } from '#web/lib/business-count.ts'
import { hasAny } from '#web/lib/has-any.ts'
import { Mentions } from './mentions.tsx'
import { type Asked, askedFor, titleFor } from './query-in-words.ts'
import { ResultGroups } from './result-groups.tsx'
import { ResultMap } from './result-map.tsx'
import { ResultTitle } from './result-title.tsx'
import { ViewSwitch } from './view-switch.tsx'

interface SearchResultsProps extends Asked {
  filters: Filters
  page: number
}

export function SearchResults({ q, area, filters, page }: SearchResultsProps) {
  const { data: found } = useSuspenseQuery(businessesQuery({ q, area, page, ...filters }))
  const list = { path: pages.search, asked: { q, area }, filters }
  const address = JSON.stringify([list, page])
  const isNothing = found.businesses.every(isMention)
  return (
    <>
      {(!isNothing || hasAny(filters) || (found.total === 0 && found.understood.length > 0)) && (
        <ListFilters list={list} found={found} />
      )}
      <div className="results__head">
        <ResultTitle words={titleFor({ q, area }, found)} />
        <ResultLine found={found} />
        {!isNothing && <ViewSwitch found={found} />}
      </div>
      {isNothing ? (
        <>
          <NothingFound list={list} />
          <Mentions found={found} />
        </>
      ) : (
        <div className="result-grid">
          <a className="btn btn--ink to-map" href="#map">
            Skip to the map
          </a>
          <Found found={found} list={list} />
          <ResultMap found={found} address={address} />
        </div>
      )}
    </>
  )
}

function Found({ found, list }: { found: CardPage; list: ListAddress }) {
  return (
    <div className="result-list">
      <ResultGroups found={found} />
      <Pagination
        page={found.page}
        pageCount={found.pageCount}
        renderLink={(to, props) => (
          <Link
            to={pages.search}
            search={{ ...list.asked, ...list.filters, page: to > 1 ? String(to) : undefined }}
            {...props}
          />
        )}
      />
    </div>
  )
}

/** A text has the words, but nobody of that trade is here. */
const isMention = ({ group }: CardPage['businesses'][number]) => group === 'mention'

function ResultLine({ found }: { found: CardPage }) {
  return (
    <div className="result-count">
      <p role="status">{found.businesses.every(isMention) ? NOBODY : businessCount(found)}</p>
      {inPlaceLine(found) && <p>{inPlaceLine(found)}</p>}
      {found.corrected && (
        <p>
          Showing results for <b>{askedFor(found.corrected)}</b>
        </p>
      )}
      {found.absent && (
        <p className="result-count__note">
          {`Nobody here for “${found.absent}” yet.`}
          {!found.businesses.every(isMention) && ' These come closest.'}
        </p>
      )}
      {found.dropped.length > 0 && !found.absent && (
        <p className="result-count__note">
          Nothing for {found.dropped.map((word) => `“${word}”`).join(' or ')}
          {showing(found)}
        </p>
      )}
      {found.closedThen && (
        <p className="result-count__note">
          {`Nobody is ${found.closedThen.replace('Open', 'open')}. These open at other times.`}
        </p>
      )}
      {found.place?.isEmpty && found.total > 0 && (
        <p className="result-count__note">
          Nobody in {spokenPlace(found.place.name)} yet: these are the nearest.
        </p>
      )}
    </div>
  )
}

const NOBODY = businessCount({ total: 0, totalIsExact: true })

/** As the headings count them; nothing if all are there. */
function inPlaceLine({ place, total }: CardPage): string {
  return place?.count && place.count < total
    ? `${place.count} of them in ${spokenPlace(place.name)}`
    : ''
}

/** 'Nothing for “emergency”: showing electricians.' The only one found is named: 'showing Galiema's Table.' */
function showing({ businesses, understood, total }: CardPage): string {
  if (total === 0) return '.'
  const [only] = businesses
  if (total === 1 && only) return `: showing ${only.businessName}.`
  const needs = understood.filter(({ kind }) => kind === 'need').map(({ label }) => label)
  return needs.length > 0 ? `: showing ${needs.join(' ')}.` : '.'
}

/** Without the filters there may be results. */
function NothingFound({ list }: { list: ListAddress }) {
  return (
    <EmptyState
      title="No businesses found"
      text="Try another word, or a wider area."
      action={
        <div className="empty-state__actions">
          {hasAny(list.filters) && (
            <Link className="btn" to={pages.search} search={list.asked}>
              Search without filters
            </Link>
          )}
          <Link className="btn" to={pages.categories}>
            Browse Categories
          </Link>
          <Link className="btn btn--line" to={pages.home}>
            Back to Home
          </Link>
        </div>
      }
    />
  )
}
