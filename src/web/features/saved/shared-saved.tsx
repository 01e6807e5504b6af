import { MAX_SAVED } from '#shared/catalogue/saved-list.ts'
import { pages } from '#shared/paths.ts'
import type { BusinessOnCard } from '#shared/schemas/business-list.ts'
import { AskList } from '#web/components/bookings/ask-list.tsx'
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx'

interface SharedSavedProps {
  businesses: BusinessOnCard[]
  /** How many of the ids in the address are not listed. */
  gone: number
  isCut: boolean
}

/** A shared list, complete without script. */
export function SharedSaved({ businesses, gone, isCut }: SharedSavedProps) {
  if (businesses.length === 0)
    return (
      <EmptyState
        level="h1"
        title="Nothing on this list"
        text="What was on it is no longer listed, or the address was cut in half."
        action={
          <a className="btn" href={pages.search}>
            Browse Businesses
          </a>
        }
      />
    )
  return (
    <div className="saved">
      <div className="saved__head">
        <h1>A list for you</h1>
        <button type="button" id="saved-all" className="btn sign sign--heart" hidden>
          Save all
        </button>
      </div>
      <p>{sentences(businesses.length, gone, isCut)}</p>
      <div id="saved-list">
        <AskList businesses={businesses} />
      </div>
    </div>
  )
}

function sentences(count: number, gone: number, isCut: boolean): string {
  return [
    count === 1 ? 'One business.' : `${count} businesses.`,
    gone === 1 && 'One more is no longer listed.',
    gone > 1 && `${gone} more are no longer listed.`,
    isCut && `A list has at most ${MAX_SAVED}: the rest is left out.`,
  ]
    .filter(Boolean)
    .join(' ')
}
