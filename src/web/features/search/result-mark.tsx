import type { MouseEvent } from 'react'
import { pages } from '#shared/paths.ts'
import { spokenPlace } from '#shared/places/areas.ts'
import { atPoint } from '#web/components/map/cape-sheet.tsx'
import type { Mark } from '#web/components/map/map-marks.ts'
import { classNames } from '#web/lib/class-names.ts'
import type { PlacedResult } from './place-results.ts'

interface ResultMarkProps {
  mark: Mark<PlacedResult>
  chosen: number | null
  pointed: number | null
  onChoose: (number: number, element: HTMLElement) => void
  /** Whether it zoomed in, instead of opening the list of businesses at one place. */
  onPart: (mark: Mark<PlacedResult>) => boolean
}

/** A pin, or a disc for several. Links and a <details> element, so they work before the script. */
export function ResultMark({ mark, chosen, pointed, onChoose, onPart }: ResultMarkProps) {
  const [first] = mark.places
  if (!first) return null
  const isOpen = mark.places.some(({ number }) => number === chosen)
  const isPointed = mark.places.some(({ number }) => number === pointed)
  const choose = ({ number }: PlacedResult) => ({
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChoose(number, event.currentTarget)
    },
  })
  if (mark.places.length === 1) {
    const { business, isExact, isIn, number } = first
    return (
      <a
        className={classNames(
          'map-pin',
          !isExact && 'map-pin--ring',
          isIn && 'map-pin--inside',
          business.opening?.isOpen === false && 'map-pin--closed',
          isOpen && 'is-chosen',
          isPointed && 'is-hovered',
        )}
        style={atPoint(mark)}
        href={pages.business(business.id)}
        aria-label={`${number}, ${business.businessName}, ${whereOf(first)}`}
        {...choose(first)}
      >
        <b>{number}</b>
      </a>
    )
  }
  return (
    <details
      className={classNames(
        'map-cluster',
        mark.places.some(({ isIn }) => isIn) && 'map-cluster--inside',
        isPointed && 'is-hovered',
      )}
      style={atPoint(mark)}
      name="mapcluster"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary
        aria-label={`${mark.places.length} businesses, ${whereOf(first)}`}
        onClick={(event) => {
          if (onPart(mark)) event.preventDefault()
        }}
      >
        {mark.places.length}
      </summary>
      <ul>
        {mark.places.map((place) => (
          <li key={place.number}>
            <a href={pages.business(place.business.id)} {...choose(place)}>
              <b>{place.number}</b> {place.business.businessName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const whereOf = ({ business: { suburb, area }, isExact }: PlacedResult) =>
  isExact ? (suburb ?? area) : `somewhere in ${spokenPlace(suburb ?? area)}`
